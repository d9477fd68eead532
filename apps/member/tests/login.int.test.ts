import type { EditionId } from '@ironbridge/domain';
import {
  askAs,
  getPublicKey,
  newAddress,
  newMember,
  readCode,
  readGraphicCode,
  seal,
  type Told,
} from '@ironbridge/people';
import { describe, expect, it } from 'vitest';
import {
  agreed,
  cookieOf,
  newAccount,
  registerMember,
  sendCode,
  tryCode,
  tryPassword,
  whoIs,
} from './support/accounts.ts';

it.each<[EditionId, 'phone' | 'email']>([
  ['cn', 'phone'],
  ['cn', 'email'],
  ['en', 'email'],
])('[API-6] on %s a first login by code, by %s, registers', async (edition, kind) => {
  const account = newAccount(kind);
  await sendCode(account, 'login', { edition });
  const answer = await tryCode(account, await readCode(account), { edition });
  expect(answer.json()).toEqual({ code: 1, msg: '', data: null });
  expect(answer.headers['set-cookie']?.[0]).toMatch(
    /^__Host-ironbridge=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(await whoIs(cookieOf(answer), edition)).toMatchObject({ country_id: 256, city_id: null });
});

it('[API-6] registers by a code of type reg, then logs in by password', async () => {
  const { account, password, cookie } = await registerMember();
  expect(await whoIs(cookie)).toMatchObject({ truename: 'Wei Reader' });
  const answer = await tryPassword(account.toUpperCase(), password);
  expect(answer.json().code).toBe(1);
  expect(await whoIs(cookieOf(answer))).toMatchObject({ truename: 'Wei Reader' });
});

it('a new password, by code or for the old one, ends the sessions that others may hold', async () => {
  const { account, password, cookie } = await registerMember();
  const elsewhere = cookieOf(await tryPassword(account, password));
  const change = {
    current: await seal('current', password),
    password: await seal('password', 'another-password-7'),
  };
  const changed = await askAs('en', '/memberApi/change_password', { body: change, cookie });
  expect(changed.json()).toEqual({ code: 1, msg: '', data: null });
  expect(await whoIs(cookie)).toMatchObject({ truename: 'Wei Reader' });
  expect(await whoIs(elsewhere)).toBeNull();
  expect((await tryPassword(account, password)).status).toBe(401);
  expect((await tryPassword(account, 'another-password-7')).status).toBe(200);
});

it.each(['password', '1234567890', 'short', 'x'.repeat(65)])(
  'refuses %s as a password',
  async (weak) => {
    const account = newAccount();
    const body = {
      account: await seal('account', account),
      password: await seal('password', weak),
      vcode: '000000',
      agreed,
    };
    const answer = await askAs('en', '/memberApi/register', { body, address: newAddress() });
    expect(answer.json().msg).toMatch(/^A password has/);
  },
);

describe('whether an account exists', () => {
  it('[SEC-1] is told by no answer to who cannot read its mail', async () => {
    const { email } = await newMember('en');
    for (const ask of [
      (account: string) => tryPassword(account, 'not-the-password'),
      (account: string) => sendCode(account, 'login'),
      (account: string) => tryCode(account, '000000'),
      async (account: string) => {
        const sealed = {
          account: await seal('account', account),
          password: await seal('password', 'a-new-password-1'),
        };
        const body = { ...sealed, vcode: '000000' };
        return askAs('en', '/memberApi/reset_password', { body, address: newAddress() });
      },
    ]) {
      const [known, unknown] = [await ask(email), await ask(newAccount())];
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    }
  });

  it('[SEC-2] is not told by the clock either, at login, reset or when a code is sent', async () => {
    const { account } = await registerMember();
    const logIn = async (name: string) => {
      const body = {
        account: await seal('account', name),
        password: await seal('password', 'not-the-password'),
        ...(await readGraphicCode()),
      };
      return time(() => askAs('en', '/login_by_pwd', { body, address: newAddress() }));
    };
    const reset = async (name: string) => {
      const body = {
        account: await seal('account', name),
        password: await seal('password', 'a-new-password-1'),
        vcode: '000000',
      };
      return time(() => askAs('en', '/memberApi/reset_password', { body, address: newAddress() }));
    };
    for (const ask of [logIn, reset]) {
      const [known, unknown]: [number[], number[]] = [[], []];
      for (let n = 0; n < 7; n += 1) {
        known.push(await ask(account));
        unknown.push(await ask(newAccount()));
      }
      expect(Math.min(...known, ...unknown)).toBeGreaterThan(245);
      expect(ratioOf(known, unknown)).toBeLessThan(1.25);
    }

    const [known, unknown]: [number[], number[]] = [[], []];
    const send = async (account: string) => {
      const body = { account, type: 'pwd', ...(await readGraphicCode()) };
      return time(() => askAs('en', '/api/verify_code', { body, address: newAddress() }));
    };
    for (let n = 0; n < 7; n += 1) {
      const { email } = await newMember('en');
      known.push(await send(email));
      unknown.push(await send(newAccount()));
    }
    expect(ratioOf(known, unknown)).toBeLessThan(2);
  });
});

/** How many times as long one takes as the other, by the shortest of each: a busy machine can only add. */
function ratioOf(some: readonly number[], others: readonly number[]): number {
  const [one, other] = [Math.min(...some), Math.min(...others)];
  return Math.max(one, other) / Math.min(one, other);
}

async function time(ask: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await ask();
  return performance.now() - since;
}

describe('[SEC-9] guessing passwords', () => {
  it('is stopped at the guesser and leaves the owner alone', async () => {
    const { account, password } = await registerMember();
    const address = newAddress();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => tryPassword(account, 'a-wrong-guess', { address })),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    // Even the right one, from there.
    expect((await tryPassword(account, password, { address })).status).toBe(429);
    expect((await tryPassword(account, password)).status).toBe(200);
  });

  it('of many accounts is stopped after fifty', async () => {
    const address = newAddress();
    const guesses: Told[] = [];
    for (let n = 0; n < 6; n += 1) {
      const guess = () => tryPassword(newAccount(), 'Spring2026!', { address });
      guesses.push(...(await Promise.all(Array.from({ length: 9 }, guess))));
    }
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(50);
    const refused = guesses.filter(({ status }) => status === 429);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(60);
  });
});

it('[SEC-10] [LOG-5] what is sealed is taken once, in its field, while it is new and by a key in use', async () => {
  const account = newAccount();
  const send = async (sealed: string) => {
    const body = { account: sealed, vcode: '000000', agreed };
    return (await askAs('en', '/memberApi/login_by_code', { body, address: newAddress() })).json();
  };
  const sealed = await seal('account', account);
  expect((await send(sealed)).msg).toContain('verification code is wrong');
  const minutes = 60_000;
  const { kid } = await getPublicKey();
  for (const refused of [
    sealed,
    await seal('password', account),
    await seal('account', account, { time: Date.now() - 6 * minutes }),
    await seal('account', account, { time: Date.now() + 6 * minutes }),
    await seal('account', account, { kid: '000000000000' }),
    `${kid}.AAAA`,
    account,
  ]) {
    expect((await send(refused)).msg).not.toContain('verification code');
  }
});

it('[SEC-17] no way in goes by with one of its two proofs left out', async () => {
  const { account, password } = await registerMember();
  const sealed = async () => ({
    account: await seal('account', account),
    password: await seal('password', password),
  });
  const graphic = await readGraphicCode();
  const { account: name } = await sealed();
  const ways: (readonly [string, object])[] = [
    ['/login_by_pwd', await sealed()],
    ['/login_by_pwd', { ...(await sealed()), ...graphic, img_code: '' }],
    ['/login_by_pwd', { ...(await sealed()), key: graphic.key, img_code: 'nope' }],
    ['/login_by_pwd', { account: name, ...(await readGraphicCode()) }],
    ['/memberApi/login_by_code', { account: name, agreed }],
    ['/memberApi/login_by_code', { account: name, vcode: '', agreed }],
    ['/memberApi/login_by_code', { account: name, vcode: '000000', agreed }],
    ['/memberApi/register', { ...(await sealed()), agreed }],
    ['/memberApi/register', { ...(await sealed()), vcode: '000000', agreed }],
    ['/memberApi/reset_password', { ...(await sealed()), vcode: '000000' }],
    ['/memberApi/change_password', { password: (await sealed()).password }],
  ];
  for (const [path, body] of ways) {
    const answer = await askAs('en', path, { body, address: newAddress() });
    expect([path, answer.json().code, answer.headers['set-cookie']]).toEqual([path, 0, undefined]);
  }
});
