import { createHmac, randomInt } from 'node:crypto';
import { type CodeType, errorCatalogue } from '@ironbridge/contract';
import { PublicError } from '@ironbridge/service';
import type { Redis } from 'ioredis';
import { orUnavailable } from '../../redis.ts';

export const codeMinutes = 5;
const mostTries = 5;

/** Right or wrong is found out and used up in one step: of many at once one alone is right, and five are wrong. */
const spendScript = `
local mac = redis.call('hget', KEYS[1], 'mac')
if not mac then return 0 end
if mac == ARGV[1] then
  redis.call('del', KEYS[1])
  return 1
end
if redis.call('hincrby', KEYS[1], 'left', -1) <= 0 then redis.call('del', KEYS[1]) end
return 0
`;

/** Codes that prove an account. In store neither the code nor whose it is can be read without the pepper. */
export class Codes {
  readonly #redis: Redis;
  readonly #pepper: string;

  constructor(redis: Redis, pepper: string) {
    this.#redis = redis;
    this.#pepper = pepper;
  }

  /** The only copy of the new code; one of that type from before counts no more. */
  async make(type: CodeType, account: string): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const key = this.#keyOf(type, account);
    await orUnavailable(
      this.#redis
        .multi()
        .del(key)
        .hset(key, { mac: this.#macOf(type, account, code), left: mostTries })
        .expire(key, codeMinutes * 60)
        .exec(),
    );
    return code;
  }

  async spend(type: CodeType, account: string, code: string): Promise<void> {
    const key = this.#keyOf(type, account);
    const mac = this.#macOf(type, account, code);
    const right = await orUnavailable(this.#redis.eval(spendScript, 1, key, mac));
    if (right !== 1) throw new PublicError(errorCatalogue.code_wrong);
  }

  /** Names an account where it need not be read. */
  toName(account: string): string {
    return this.#macOf('account', account, '').slice(0, 22);
  }

  #keyOf(type: CodeType, account: string): string {
    return `code:${type}:${this.toName(account)}`;
  }

  #macOf(...parts: readonly string[]): string {
    return createHmac('sha256', this.#pepper).update(parts.join('\n')).digest('base64url');
  }
}
