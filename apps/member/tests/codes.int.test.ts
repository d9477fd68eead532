import { randomUUID } from 'node:crypto';
import { askAs, calling, newAddress, readCode, readGraphicCode, seal } from '@ironbridge/people';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import { newAccount, sendCode, tryCode } from './support/accounts.ts';

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('[SEC-3] a code is guessed at five times and then worth nothing', async () => {
  const account = newAccount();
  await sendCode(account, 'login');
  const code = await readCode(account);
  for (let n = 0; n < 5; n += 1) {
    expect((await tryCode(account, otherThan(code))).status).toBe(400);
  }
  expect((await tryCode(account, code)).status).toBe(400);
});

it('[SEC-4] of twenty who bring the same code at once one gets in, and nobody after', async () => {
  const account = newAccount();
  await sendCode(account, 'login');
  const code = await readCode(account);
  // Known already, so that nothing but the code decides.
  const answers = await Promise.all(Array.from({ length: 20 }, () => tryCode(account, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await tryCode(account, code)).status).toBe(400);
});

it('[SEC-5] [LOG-10] a code works for its type and its account alone', async () => {
  const [account, other] = [newAccount(), newAccount()];
  await sendCode(account, 'reg');
  const code = await readCode(account);
  expect((await tryCode(account, code)).status).toBe(400);
  expect((await tryCode(other, code)).status).toBe(400);
  const reset = {
    account: await seal('account', account),
    password: await seal('password', 'a-password-of-mine'),
    vcode: code,
  };
  expect((await askAs('en', '/memberApi/reset_password', { body: reset })).status).toBe(400);
});

it('[SEC-6] a graphic code is spent by the first answer, right or wrong', async () => {
  const address = newAddress();
  const send = (graphic: object) =>
    askAs('en', '/api/verify_code', {
      body: { account: newAccount(), type: 'login', ...graphic },
      address,
    });
  const right = await readGraphicCode();
  expect((await send(right)).status).toBe(200);
  expect((await send(right)).json().msg).toContain('graphic code');
  const guessed = await readGraphicCode();
  expect((await send({ ...guessed, img_code: 'ZZZZ' })).status).toBe(400);
  expect((await send(guessed)).status).toBe(400);
  expect((await send({ key: randomUUID(), img_code: 'AAAA' })).status).toBe(400);
});

it('[LOG-4] who cannot see the picture lets the browser work instead', async () => {
  const address = newAddress();
  const key = randomUUID();
  const { parameters } = await calling('en', { address }).member('proof', { key });
  const solution = await solveChallenge({ challenge: { parameters, signature: '' }, deriveKey });
  const send = (img_code: string) =>
    askAs('en', '/api/verify_code', {
      body: { account: newAccount(), type: 'login', key, img_code },
      address,
    });
  expect((await send(String(solution?.counter))).json()).toMatchObject({ code: 1 });
  // Worked once, it is good once.
  expect((await send(String(solution?.counter))).status).toBe(400);
  // And it is work: whoever guesses has one guess.
  const guessed = await calling('en', { address }).member('proof', { key });
  expect(guessed.parameters.nonce).not.toBe(parameters.nonce);
  expect((await send('1')).status).toBe(400);
});

it('[SEC-7] [LOG-7] a second code within 60 seconds is refused with the seconds left', async () => {
  const account = newAccount();
  expect((await sendCode(account, 'login')).status).toBe(200);
  const again = await sendCode(account, 'reg');
  expect(again.status).toBe(429);
  expect(again.json().msg).toMatch(/^Please wait (?:[1-5]\d|60|\d) seconds/);
  expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(60);
});

it('[SEC-7] one address sends fifty codes in an hour, to whomever', async () => {
  const address = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 53 }, async () => {
      const graphic = await readGraphicCode();
      const body = { account: newAccount(), type: 'login', ...graphic };
      return askAs('en', '/api/verify_code', { body, address });
    }),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(refused).toHaveLength(3);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(60);
});
