import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Argon2id, which is the library's own choice of the three. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const shortest = 8;
const longest = 64;
const common = new Set(dictionary['passwords-common']);

/** Long enough and not one that everybody tries first. Which characters it is made of is everyone's own affair. */
export function isGoodPassword(password: string): boolean {
  const { length } = [...password];
  return length >= shortest && length <= longest && !common.has(password.toLowerCase());
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

export async function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  return verify(given.hash, given.password);
}

let nobodys: Promise<string> | undefined;

/** As much work as for somebody's password, for an account that has none: nobody can tell by the clock. */
export async function verifyNobody(password: string): Promise<false> {
  nobodys ??= hashPassword('nobody has this password');
  await verify(await nobodys, password);
  return false;
}
