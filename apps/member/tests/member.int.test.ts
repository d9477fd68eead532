import { randomInt } from 'node:crypto';
import { askAs } from '@ironbridge/people';
import { loadStackEnv } from '@ironbridge/stack';
import { expect, it } from 'vitest';
import { newMember } from './support/new-member.ts';

it('is ready with its own role in the database', async () => {
  const ready = await fetch(`${loadStackEnv()['MEMBER_URL']}/health/ready`);
  expect(await ready.json()).toMatchObject({ status: 'ready', checks: { postgres: { ok: true } } });
});

it('[API-5] knows a visitor as nobody, and lets no cache keep it', async () => {
  const answer = await askAs('cn', '/api/userinfo');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.json()).toEqual({ code: 1, msg: '', data: { profile: null } });
});

it('[API-5] [LOG-9] knows a member by the profile: an id, country 256 where none is chosen', async () => {
  const { id, truename, cookie } = await newMember('cn');
  const profile = { id, truename, country_id: 256, province_id: null, city_id: null };
  expect((await askAs('cn', '/api/userinfo', { cookie })).json().data).toEqual({ profile });
  // The other edition has a session of its own.
  expect((await askAs('en', '/api/userinfo', { cookie })).json().data).toEqual({ profile: null });
});

it('[SEC-14] a script of the site logs out; who is led there, or sends from elsewhere, does not', async () => {
  const { id, cookie } = await newMember('en');
  const known = async () => (await askAs('en', '/api/userinfo', { cookie })).json().data;
  const led = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };
  const refused = [
    await askAs('en', '/memberApi/logout', { cookie, headers: led }),
    await askAs('en', '/memberApi/logout', { cookie, headers: { 'sec-fetch-site': 'cross-site' } }),
    await askAs('en', '/memberApi/logout', { cookie, headers: { 'sec-fetch-site': '' } }),
    ...(await Promise.all(
      ['https://evil.example', 'null', ''].map((origin) =>
        askAs('en', '/memberApi/logout_everywhere', { cookie, body: {}, headers: { origin } }),
      ),
    )),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  const plain = { 'content-type': 'text/plain' };
  const text = await askAs('en', '/memberApi/logout_everywhere', {
    cookie,
    body: '{}',
    headers: plain,
  });
  expect(text.status).toBe(415);
  expect(await known()).toMatchObject({ profile: { id } });

  const answer = await askAs('en', '/memberApi/logout', { cookie });
  expect(answer.json()).toEqual({ code: 1, msg: '', data: null });
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-ironbridge=; Max-Age=0;/);
  expect(await known()).toEqual({ profile: null });
});

it('[SEC-7] [SEC-40] counts as one whoever sends from a thousand addresses of their own', async () => {
  const network = `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}`;
  const send = (_: unknown, at: number) =>
    askAs('en', '/memberApi/logout_everywhere', { body: {}, address: `${network}::${at + 1}` });
  const answers = await Promise.all(Array.from({ length: 61 }, send));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

it('counts what one address sends', async () => {
  const address = `10.${Date.now() % 250}.${process.pid % 250}.7`;
  const send = () => askAs('en', '/memberApi/logout_everywhere', { body: {}, address });
  const answers = await Promise.all(Array.from({ length: 61 }, send));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.json().msg).toMatch(/^Please wait \d+ seconds/);
});
