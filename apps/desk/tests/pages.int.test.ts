import { beforeAll, describe, expect, it } from 'vitest';
import { Desk } from './desk-client.ts';

const mark = Date.now();

describe('pages', () => {
  let desk = Desk.nobody();
  beforeAll(async () => {
    desk = await Desk.asAdministrator();
  });

  it('stand at one address each in their edition, twins at the same', async () => {
    const page = { title: 'About', path: `/about/one-${mark}`, _status: 'published' };
    const cn = await desk.make('pages', { ...page, edition: 'cn' });
    const en = await desk.make('pages', { ...page, edition: 'en' });
    const again = await desk.send('POST', '/pages', { ...page, edition: 'cn' });
    expect(again.status).toBe(400);
    const pair = await desk.send('POST', '/twin_pairs', { kind: 'page', cn, en });
    expect(pair.status, JSON.stringify(pair.body)).toBe(201);
    const crossed = await desk.send('POST', '/twin_pairs', { kind: 'page', cn: en, en: cn });
    expect(crossed.status).toBe(400);
    const otherKind = await desk.send('POST', '/twin_pairs', { kind: 'paper', cn, en });
    expect(otherKind.status).toBe(400);
  });

  it.each(['about', '/', '//evil.example', '/About', '/about/', '/a b', '/a/../b', '/a?b=1'])(
    'are not published at %s',
    async (path) => {
      const page = { title: 'About', edition: 'cn', path, _status: 'published' };
      expect((await desk.send('POST', '/pages', page)).status).toBe(400);
    },
  );
});
