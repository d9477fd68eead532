import { createHash, createHmac } from 'node:crypto';
import { type EditionId, isEditionId, parseId } from '@ironbridge/domain';
import { isSameSign } from '@ironbridge/service';

/** Which banner was shown, in which edition and place. Where it leads is the desk's to say and never in here. */
export interface BannerClaim {
  readonly id: number;
  readonly edition: EditionId;
  readonly place: string;
}

export interface SignedBanner {
  readonly token: string;
  readonly sign: string;
}

const periodMs = 12 * 3_600_000;
/** A page may be a day old when its origin is sick, and stay open in a tab for another. */
const periodsValid = 5;
/** 128 bits: nobody guesses that, and an address stays short. */
const signBytes = 16;

/** Signs with the first of its keys and accepts all of them, so that a key can be changed under open pages. */
export class BannerSigner {
  readonly #current: SigningKey;
  readonly #byId: ReadonlyMap<string, SigningKey>;

  constructor([current, ...previous]: readonly [string, ...string[]]) {
    this.#current = toKey(current);
    this.#byId = new Map(
      [this.#current, ...previous.map(toKey)].map((key) => [key.id, key] as const),
    );
  }

  /** The same for every reader of a period, so that an answer that holds it can be kept. */
  sign({ id, edition, place }: BannerClaim, now: number): SignedBanner {
    const until = (Math.floor(now / periodMs) + periodsValid) * periodMs;
    const token = [this.#current.id, id, edition, place, until / 1000].join('.');
    return { token, sign: toSign(token, this.#current) };
  }

  find({ token, sign }: SignedBanner, now: number): BannerClaim | undefined {
    const [keyId = '', idText, edition, place, until, ...rest] = token.split('.');
    const key = this.#byId.get(keyId);
    if (key === undefined || !isSameSign(sign, toSign(token, key))) return undefined;
    const id = parseId(idText);
    if (id === undefined || !isEditionId(edition) || !place || rest.length) return undefined;
    return Number(until) * 1000 > now ? { id, edition, place } : undefined;
  }
}

interface SigningKey {
  readonly id: string;
  readonly secret: string;
}

/** Named after what it is, so that no number has to be kept in step with it. */
function toKey(secret: string): SigningKey {
  const id = createHash('sha256').update(`banner key:${secret}`).digest('base64url').slice(0, 6);
  return { id, secret };
}

function toSign(token: string, { secret }: SigningKey): string {
  const whole = createHmac('sha256', secret).update(`banner:${token}`).digest();
  return whole.subarray(0, signBytes).toString('base64url');
}
