import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { CodeType } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import { askAs, newAddress, readCode, readGraphicCode, seal, type Told } from '@ironbridge/people';

export const agreed = 'I have read and agree to the privacy policy';

/** Nobody's yet. */
export function newAccount(kind: 'phone' | 'email' = 'email'): string {
  return kind === 'phone'
    ? `138${String(randomInt(100_000_000)).padStart(8, '0')}`
    : `door-${randomUUID()}@example.com`;
}

export async function sendCode(
  account: string,
  type: CodeType,
  { edition = 'en', address = newAddress() }: { edition?: EditionId; address?: string } = {},
): Promise<Told> {
  const graphic = await readGraphicCode();
  return askAs(edition, '/api/verify_code', { body: { account, type, ...graphic }, address });
}

interface Trying {
  readonly address?: string;
  readonly edition?: EditionId;
  readonly cookie?: string;
}

export async function tryCode(
  account: string,
  vcode: string,
  { address = newAddress(), edition = 'en', cookie = '' }: Trying = {},
): Promise<Told> {
  const body = { account: await seal('account', account), vcode, agreed };
  return askAs(edition, '/memberApi/login_by_code', { body, address, cookie });
}

export async function tryPassword(
  account: string,
  password: string,
  { address = newAddress(), edition = 'en', cookie = '' }: Trying = {},
): Promise<Told> {
  const body = {
    account: await seal('account', account),
    password: await seal('password', password),
    ...(await readGraphicCode()),
  };
  return askAs(edition, '/login_by_pwd', { body, address, cookie });
}

export interface Registered {
  readonly account: string;
  readonly password: string;
  readonly cookie: string;
}

/** By the door that readers of en take. */
export async function registerMember(): Promise<Registered> {
  const [account, address] = [newAccount(), newAddress()];
  const password = `pass-${randomBytes(6).toString('hex')}`;
  await sendCode(account, 'reg', { address });
  const body = {
    account: await seal('account', account),
    password: await seal('password', password),
    vcode: await readCode(account),
    truename: 'Wei Reader',
    agreed,
  };
  const answer = await askAs('en', '/memberApi/register', { body, address });
  if (answer.status !== 200) throw new Error(`Nobody was registered: ${answer.body}`);
  return { account, password, cookie: cookieOf(answer) };
}

export function cookieOf({ headers }: Told): string {
  return headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
}

export async function whoIs(cookie: string, edition: EditionId = 'en'): Promise<unknown> {
  const { data } = (await askAs(edition, '/api/userinfo', { cookie })).json();
  return typeof data === 'object' && data !== null && 'profile' in data ? data.profile : data;
}
