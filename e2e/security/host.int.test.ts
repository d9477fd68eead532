import { editionIds, twinOf } from '@ironbridge/domain';
import { describe, expect, it } from 'vitest';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { sendBytes, statusesOf } from './wire.ts';

/** Everything of an address that its page says about itself. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/<(?:link|meta)[^>]+(?:href|content)="(https?:\/\/[^"/]+)/g)].map(
    ([, origin = '']) => origin,
  );

describe.each(editionIds)('[SEC-26] who is asked, %s', (edition) => {
  const host = hostOf(edition);
  const twin = hostOf(twinOf(edition));

  it('[SEC-8] is the host and nothing else that a request claims', async () => {
    const path = '/about?claims';
    const plain = await ask(host, path);
    const claiming = await ask(host, path, {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '6666',
      'x-forwarded-proto': 'javascript',
      'x-forwarded-for': '6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'x-host': 'evil.example',
      'x-original-url': '/preview',
      'x-rewrite-url': '/preview',
      forwarded: 'host=evil.example;for=6.6.6.6',
    });
    expect(claiming.body).toBe(plain.body);
    expect(new Set(addressesIn(plain.body))).toEqual(new Set([`http://${host}`, `http://${twin}`]));
  });

  it.each([
    ['a port that is none', `${edition}.localhost:6666`],
    ['a port with a host', `${edition}.localhost:1@evil.example`],
    ['capitals', `${edition.toUpperCase()}.LOCALHOST`],
    ['a final dot', `${edition}.localhost.`],
  ])('%s in it changes no address of the page', async (_what, claimed) => {
    const { status, body } = await ask(claimed, '/about?spelled');
    expect(body).not.toMatch(/evil|6666|LOCALHOST/);
    if (status === 200) {
      expect(new Set(addressesIn(body))).toEqual(new Set([`http://${host}`, `http://${twin}`]));
    } else expect(status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['twice', `Host: ${host}\r\nHost: ${twin}`],
    ['twice, once folded', `Host: ${host}\r\n Host: ${twin}`],
    ['never', 'Accept: */*'],
    ['as nonsense', 'Host: a b'],
    ['as a path', `Host: ${host}/../x`],
  ])('said %s is refused', async (_how, head) => {
    const answer = await sendBytes(`GET /about HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`);
    expect(statusesOf(answer)).toEqual([expect.toSatisfy((code: number) => code >= 400)]);
  });

  it('[SEC-27] named in the request line wins, and is what the answer is kept under', async () => {
    const head = `Host: ${host}\r\nConnection: close\r\n\r\n`;
    const answer = await sendBytes(`GET http://${twin}/api/baseinfo?line HTTP/1.1\r\n${head}`);
    const own = await ask(host, '/api/baseinfo?line');
    const other = await ask(twin, '/api/baseinfo?line');
    expect(statusesOf(answer)).toEqual([200]);
    expect(own.body).not.toBe(other.body);
    expect(Buffer.from(answer, 'latin1').toString()).toContain(other.body.slice(0, 400));
  });

  it.each(['evil.example', `${edition}.localhost.evil.example`, `evil-${edition}.localhost`])(
    '%s is nobody here',
    async (stranger) => {
      expect((await ask(stranger, '/')).status).toBe(421);
    },
  );
});
