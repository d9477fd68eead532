import type { Redis } from 'ioredis';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Breaker } from '../../breaker.ts';
import { SessionSchema } from './member.ts';

/** How long a store may keep somebody waiting who only wants to be known. */
export const patienceMs = 150;

/** So long a session that has ended is told from one that was never asked for. */
const goneSeconds = 60;
const keptSeconds = 3600;

const CachedSchema = Type.Object({
  session: SessionSchema,
  /** When PostgreSQL was asked last. */
  checked: Type.Number(),
});
export type CachedSession = Static<typeof CachedSchema>;
const cachedSession = Compile(CachedSchema);

const keyOf = (hash: string): string => `session:${hash}`;
const gone = 'gone';

/** Whoever read the session just before it ended must not bring it back. */
const putScript = `
if redis.call('get', KEYS[1]) == '${gone}' then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'EX', ARGV[2])
return 1
`;

/** Sessions on their way from PostgreSQL. It may be away: nothing depends on it but speed. */
export class SessionCache {
  readonly #redis: Redis;
  readonly #breaker = new Breaker(patienceMs);
  /** What ended here while the cache could not be told. */
  readonly #untold = new Set<string>();

  constructor(redis: Redis) {
    this.#redis = redis;
    redis.on('ready', () => {
      void this.#tell([...this.#untold]);
    });
  }

  /** Undefined where it is not known or cannot be asked; `gone` where it has just ended. */
  async find(hash: string): Promise<CachedSession | typeof gone | undefined> {
    if (this.#untold.has(hash)) return gone;
    const text = await this.#breaker.run(() => this.#redis.get(keyOf(hash))).catch(() => null);
    if (text === null || text === gone) return text ?? undefined;
    const value: unknown = JSON.parse(text);
    return cachedSession.Check(value) ? value : undefined;
  }

  put(hash: string, cached: CachedSession): void {
    const text = JSON.stringify(cached);
    this.#breaker
      .run(() => this.#redis.eval(putScript, 1, keyOf(hash), text, keptSeconds))
      .catch(() => undefined);
  }

  async drop(hash: string): Promise<void> {
    this.#untold.add(hash);
    await this.#tell([hash]);
  }

  /** Not by the breaker: what has ended is told as soon as there is anybody to be told, and again when it is back. */
  async #tell(hashes: readonly string[]): Promise<void> {
    await Promise.all(
      hashes.map(async (hash) => {
        const told = await this.#redis.set(keyOf(hash), gone, 'EX', goneSeconds).catch(() => null);
        if (told !== null) this.#untold.delete(hash);
      }),
    );
  }
}
