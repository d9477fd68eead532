import { beforeAll, describe, expect, it } from 'vitest';
import { Desk, messageOf, toRecord } from './desk-client.ts';

describe('redirects', () => {
  let administrator = Desk.nobody();
  const mark = `/r${Date.now()}`;

  beforeAll(async () => {
    administrator = await Desk.asAdministrator();
  });

  const send = (from: string, to: string, more: object = {}) =>
    administrator.send('POST', '/redirects', { from, to, edition: 'both', ...more });

  it('keep the path alone of what is pasted', async () => {
    const made = await send(`https://old.example${mark}/plastics/`, '/i/plastics');
    expect(made.status).toBe(201);
    expect(toRecord(toRecord(made.body)['doc'])).toMatchObject({ from: `${mark}/plastics` });
  });

  it.each([
    ['no slash', 'plastics', '/i/plastics'],
    ['a query', `${mark}/x?id=1`, '/articles'],
    ['a star in an exact path', `${mark}/x*`, '/articles'],
    ['a star within a path', `${mark}/*/x`, '/articles'],
    ['a host that a reader could add to', `${mark}/x`, 'https://elsewhere.example*'],
    ['an insecure target', `${mark}/x`, 'http://elsewhere.example'],
    ['another host without a scheme', `${mark}/x`, '//elsewhere.example'],
    ['a script', `${mark}/x`, 'javascript:alert(1)'],
  ])('refuse %s', async (_, from, to) => {
    expect((await send(from, to)).status).toBe(400);
  });

  it('never lead in a circle, whoever closes it', async () => {
    expect((await send(`${mark}/self`, `${mark}/self/`)).status).toBe(400);
    expect((await send(`${mark}/a`, `${mark}/b`)).status).toBe(201);
    expect((await send(`${mark}/b`, `${mark}/c`)).status).toBe(201);
    const closed = await send(`${mark}/c`, `${mark}/a`);
    expect(closed.status).toBe(400);
    expect(messageOf(closed)).toContain('circle');
    const pattern = { match: 'pattern' };
    expect((await send(`${mark}/old/*`, `${mark}/old/new`, pattern)).status).toBe(400);
    expect((await send(`${mark}/old/*`, `${mark}/old`, pattern)).status).toBe(201);
    expect((await send(`${mark}/f/*.html`, `${mark}/f/x.html`, pattern)).status).toBe(400);
    expect((await send(`${mark}/f/*.html`, '/article/*', pattern)).status).toBe(201);
  });

  it('stand once in an edition', async () => {
    expect((await send(`${mark}/once`, '/articles', { edition: 'cn' })).status).toBe(201);
    expect((await send(`${mark}/once`, '/videos', { edition: 'en' })).status).toBe(201);
    expect((await send(`${mark}/once`, '/videos', { edition: 'cn' })).status).toBe(400);
    expect((await send(`${mark}/once`, '/videos')).status).toBe(400);
  });

  it('[DSK-2] an editor writes those of their own edition', async () => {
    const editor = await Desk.as('editor_en');
    const sample = { from: `${mark}/mine`, to: '/articles' };
    expect((await editor.send('POST', '/redirects', { ...sample, edition: 'cn' })).status).toBe(
      403,
    );
    expect((await editor.send('POST', '/redirects', { ...sample, edition: 'both' })).status).toBe(
      403,
    );
    const id = await editor.make('redirects', { ...sample, edition: 'en' });
    const moved = await editor.send('PATCH', `/redirects/${id}`, { edition: 'cn' });
    expect(moved.status).toBe(403);
  });
});
