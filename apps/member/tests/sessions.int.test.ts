import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { askAs, newMember, newSession, seal } from '@ironbridge/people';
import { loadStackEnv, stateFolder } from '@ironbridge/stack';
import { expect, it } from 'vitest';
import { cookieOf, registerMember, tryPassword, whoIs } from './support/accounts.ts';

const run = promisify(execFile);
const cookieName = '__Host-ironbridge';

it('[SEC-11] a login gives a new token and ends the session that it replaces', async () => {
  const { account, password, cookie: before } = await registerMember();
  const planted = `${cookieName}=${'A'.repeat(43)}`;
  const after = cookieOf(await tryPassword(account, password, { cookie: planted }));
  expect(after).not.toBe(planted);
  expect(await whoIs(planted)).toBeNull();
  const third = cookieOf(await tryPassword(account, password, { cookie: before }));
  expect(await whoIs(third)).toMatchObject({ truename: 'Wei Reader' });
  expect(await whoIs(before)).toBeNull();
});

it('[SEC-11] a cookie that was tampered with is nobody’s', async () => {
  const { token } = await newMember('en');
  const flipped = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
  for (const value of [
    flipped,
    token.slice(0, -1),
    `${token}x`,
    `${token}.${token}`,
    token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
    "' or 1=1 --",
    '',
  ]) {
    expect([value, await whoIs(`${cookieName}=${value}`)]).toEqual([value, null]);
  }
  expect(await whoIs(`ironbridge=${token}`)).toBeNull();
});

it('[SEC-12] after logging out the cookie is worth nothing, wherever it has got to', async () => {
  const { cookie } = await newMember('en');
  expect(await whoIs(cookie)).not.toBeNull();
  await askAs('en', '/memberApi/logout', { cookie });
  expect(await whoIs(cookie)).toBeNull();
});

it('[SEC-12] who is banned is out at once and comes in no more', async () => {
  const { account, password, cookie } = await registerMember();
  const profile = await whoIs(cookie);
  const id = typeof profile === 'object' && profile !== null && 'id' in profile ? profile.id : 0;
  const ban = join(import.meta.dirname, '../src/ban-cli.ts');
  const env = { ...process.env, ...loadStackEnv(stateFolder(), 'member') };
  await run(process.execPath, [ban, String(id)], { env });
  expect(await whoIs(cookie)).toBeNull();
  expect((await tryPassword(account, password)).status).toBe(401);
});

const listed = async (
  mine: string,
): Promise<{ id: number; edition: string; current: boolean }[]> => {
  const { data } = (await askAs('en', '/memberApi/sessions', { cookie: mine })).json();
  return (data as { list: { id: number; edition: string; current: boolean }[] }).list;
};

it('lists where a member is logged in, and ends one of them, but nobody else’s', async () => {
  const { id, cookie } = await newMember('en');
  const other = await newSession(id, 'cn');
  const stranger = await newMember('en');
  const mine = await listed(cookie);
  expect(mine.find(({ current }) => current)?.edition).toBe('en');
  expect(mine).toHaveLength(2);
  const ended = mine.find(({ current }) => !current)?.id ?? 0;
  const end = (by: string) =>
    askAs('en', '/memberApi/end_session', { cookie: by, body: { id: ended } });
  expect((await end(stranger.cookie)).status).toBe(404);
  expect(await whoIs(other.cookie, 'cn')).not.toBeNull();
  expect((await end(cookie)).status).toBe(200);
  expect(await whoIs(other.cookie, 'cn')).toBeNull();
});

it('[SEC-12] a new password ends every other session, however many have been begun to hide it', async () => {
  const { account, password, cookie } = await registerMember();
  const profile = await whoIs(cookie);
  const id = typeof profile === 'object' && profile !== null && 'id' in profile ? profile.id : 0;
  const hidden = cookieOf(await tryPassword(account, password));
  for (let begun = 0; begun < 101; begun += 1) await newSession(Number(id), 'en');
  const body = {
    current: await seal('current', password),
    password: await seal('password', 'another-password-8'),
  };
  const changed = await askAs('en', '/memberApi/change_password', { body, cookie });
  expect(changed.status).toBe(200);
  expect(await whoIs(hidden)).toBeNull();
  expect(await whoIs(cookie)).not.toBeNull();
});

it('[SEC-12] who logs out elsewhere stays, alone, however many there were', async () => {
  const { id, cookie } = await newMember('en');
  const stranger = await newMember('en');
  const oldest = await newSession(id, 'cn');
  // More than the list shows.
  for (let n = 0; n < 100; n += 1) await newSession(id, 'cn');
  expect(await whoIs(oldest.cookie, 'cn')).not.toBeNull();
  expect((await askAs('en', '/memberApi/logout_elsewhere', { body: {} })).status).toBe(401);
  const left = await askAs('en', '/memberApi/logout_elsewhere', { cookie, body: {} });
  expect(left.status).toBe(200);
  expect(await whoIs(oldest.cookie, 'cn')).toBeNull();
  expect(await listed(cookie)).toMatchObject([{ current: true }]);
  expect(await whoIs(stranger.cookie)).not.toBeNull();
});

it('[SEC-13] after logging out everywhere no session lives on, however busy they were', async () => {
  const { id, cookie } = await newMember('en');
  const others = await Promise.all(Array.from({ length: 10 }, () => newSession(id, 'en')));
  const all = [cookie, ...others.map((session) => session.cookie)];
  const busy = { on: true };
  const readers = all.map(async (each) => {
    while (busy.on) await whoIs(each);
  });
  await Promise.all(all.map((each) => whoIs(each)));
  await askAs('en', '/memberApi/logout_everywhere', { cookie, body: {} });
  const after = await Promise.all(all.map((each) => whoIs(each)));
  busy.on = false;
  await Promise.all(readers);
  const later = await Promise.all(all.map((each) => whoIs(each)));
  expect([...after, ...later]).toEqual([...after, ...later].map(() => null));
});
