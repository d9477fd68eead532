import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk, toList, toRecord } from '../tests/desk-client.ts';
import { database } from './database.ts';
import { readEdge, waitFor } from './reader.ts';

describe('[DSK-7] what surrounds the items is edited in the desk and follows at once', () => {
  const mark = Date.now();
  let desk = Desk.nobody();

  beforeAll(async () => {
    desk = await Desk.asAdministrator();
  });
  afterAll(() => database.end());

  const baseinfo = async () => (await readEdge('cn', '/api/baseinfo')).text;

  it('hot keywords at the edge, and gone from it', async () => {
    const title = `热词${mark}`;
    const id = await desk.make('hot_keywords', { edition: 'cn', title });
    await waitFor(async () => (await baseinfo()).includes(title));
    await desk.send('DELETE', `/hot_keywords/${id}`);
    await waitFor(async () => !(await baseinfo()).includes(title));
  });

  it('site settings and outside addresses at the edge', async () => {
    const found = await desk.read('/settings?where[edition][equals]=cn&depth=0');
    const [settings] = toList(found['docs']);
    const id = Number(settings?.['id']);
    const events = `https://events.example/${mark}`;
    const external = { ...toRecord(settings?.['external'] ?? {}), events };
    const email = `desk-${mark}@ironbridge.example`;
    const changed = await desk.send('PATCH', `/settings/${id}`, { email, external });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    await waitFor(async () => {
      const text = await baseinfo();
      return text.includes(email) && text.includes(events);
    });
    await desk.send('PATCH', `/settings/${id}`, {
      email: settings?.['email'],
      external: settings?.['external'],
    });
  });

  it('redirects at the edge, to the end of their road and in one step, and gone from it', async () => {
    const [from, between] = [`/old-${mark}`, `/older-${mark}`];
    const leadsTo = async (to: string | undefined) =>
      (await readEdge('cn', `${from}?page=2`)).location === to;
    expect((await readEdge('cn', from)).status).toBe(404);
    const first = await desk.make('redirects', { from, to: between, edition: 'both' });
    await waitFor(() => leadsTo(`${between}?page=2`));
    const second = await desk.make('redirects', {
      from: between,
      to: '/articles',
      edition: 'both',
    });
    await waitFor(() => leadsTo('/articles?page=2'));
    await desk.send('PATCH', `/redirects/${second}`, { to: '/videos' });
    await waitFor(() => leadsTo('/videos?page=2'));
    for (const id of [first, second]) await desk.send('DELETE', `/redirects/${id}`);
    await waitFor(async () => (await readEdge('cn', from)).status === 404);
  });
});
