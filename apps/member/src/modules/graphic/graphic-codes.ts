import { randomInt } from 'node:crypto';
import { errorCatalogue, type MemberData } from '@ironbridge/contract';
import { PublicError } from '@ironbridge/service';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Redis } from 'ioredis';
import { orUnavailable } from '../../redis.ts';
import { drawCode } from './drawing.ts';

/** Without those that are taken for each other. */
const letters = 'ACDEFGHJKLMNPQRTUVWXY34679';
const length = 4;
const validSeconds = 180;

/** About a second of a telephone's work. */
const proofCost = 5000;
const leastCounter = 500;
const mostCounter = 1500;

/**
 * Something that a person reads off a picture, or that a browser works out for who cannot see it: either way one word
 * that is kept under a key of the asker's and spent by the first answer, right or wrong.
 */
export class GraphicCodes {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async draw(key: string): Promise<Buffer> {
    const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    await this.#keep(key, code);
    return drawCode(code);
  }

  async makeProof(key: string): Promise<MemberData<'proof'>> {
    const counter = randomInt(leastCounter, mostCounter);
    const { parameters } = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: proofCost,
      counter,
      deriveKey,
    });
    await this.#keep(key, String(counter));
    return { parameters };
  }

  async spend(key: string, given: string): Promise<void> {
    const code = await orUnavailable(this.#redis.getdel(`graphic:${key}`));
    if (code === null || code !== given.trim().toUpperCase()) {
      throw new PublicError(errorCatalogue.graphic_code_wrong);
    }
  }

  async #keep(key: string, code: string): Promise<void> {
    await orUnavailable(this.#redis.set(`graphic:${key}`, code, 'EX', validSeconds));
  }
}
