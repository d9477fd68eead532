import type { EditionId } from '@ironbridge/domain';
import { askAs, readCode, seal } from '@ironbridge/people';
import { expect, it } from 'vitest';
import { newAccount, newAddress, sendCode } from './support/accounts.ts';

const agreed = 'I have read and agree to the privacy policy';

const cookieOf = (answer: Awaited<ReturnType<typeof askAs>>): string =>
  answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';

it.each<[EditionId, 'phone' | 'email']>([
  ['cn', 'phone'],
  ['cn', 'email'],
  ['en', 'email'],
])('[API-6] on %s a first login by code, by %s, registers', async (edition, kind) => {
  const account = newAccount(kind);
  const address = newAddress();
  await sendCode(account, 'login', { edition, address });
  const body = { account: await seal('account', account), vcode: await readCode(account), agreed };
  const answer = await askAs(edition, '/memberApi/login_by_code', { body, address });
  expect(answer.json()).toEqual({ code: 1, msg: '', data: null });
  expect(answer.headers['set-cookie']?.[0]).toMatch(
    /^__Host-ironbridge=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const known = await askAs(edition, '/api/userinfo', { cookie: cookieOf(answer) });
  expect(known.json().data).toMatchObject({ profile: { country_id: 256, city_id: null } });
});
