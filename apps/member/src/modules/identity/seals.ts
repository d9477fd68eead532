import { constants, type KeyObject, privateDecrypt } from 'node:crypto';
import { errorCatalogue, type PublicKey } from '@ironbridge/contract';
import { PublicError } from '@ironbridge/service';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

export interface SealingKey {
  readonly kid: string;
  /** SPKI, base64. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

export type SealedField = 'account' | 'password' | 'current';

export interface SealsOptions {
  /** The key in use, then the one before it. */
  readonly getKeys: () => Promise<readonly SealingKey[]>;
  /** True for the first who brings a nonce. */
  readonly takeNonce: (nonce: string, seconds: number) => Promise<boolean>;
}

const validSeconds = 300;
const keysForMs = 60_000;

const sealed = Compile(
  Type.Object({
    value: Type.String({ maxLength: 254 }),
    field: Type.String(),
    time: Type.Number(),
    nonce: Type.String({ pattern: '^[A-Za-z0-9_-]{16,40}$' }),
  }),
);

/**
 * What a browser encrypted: for one field, for five minutes, and once. Whoever records a login and sends it again, or
 * puts an account where the password belongs, is refused.
 */
export class Seals {
  readonly #options: SealsOptions;
  #keys: Promise<readonly SealingKey[]> | undefined;
  #keysUntil = 0;

  constructor(options: SealsOptions) {
    this.#options = options;
  }

  async getPublicKey(): Promise<PublicKey> {
    const [current] = await this.#getKeys();
    if (current === undefined) throw new PublicError(errorCatalogue.unavailable);
    return { kid: current.kid, key: current.publicKey };
  }

  async open(text: string, field: SealedField): Promise<string> {
    const [kid = '', ciphertext = ''] = text.split('.', 2);
    const key = (await this.#getKeys()).find((known) => known.kid === kid);
    const content = key && findContent(key, ciphertext);
    if (content === undefined || content.field !== field) throw refused();
    if (Math.abs(Date.now() - content.time) > validSeconds * 1000) throw refused();
    if (!(await this.#options.takeNonce(content.nonce, validSeconds * 2))) throw refused();
    return content.value;
  }

  #getKeys(): Promise<readonly SealingKey[]> {
    const now = performance.now();
    if (this.#keys === undefined || now > this.#keysUntil) {
      this.#keysUntil = now + keysForMs;
      this.#keys = this.#options.getKeys().catch((cause: unknown) => {
        // Asked for again by the next who comes.
        this.#keys = undefined;
        throw new PublicError(errorCatalogue.unavailable, { cause });
      });
    }
    return this.#keys;
  }
}

const refused = (): PublicError => new PublicError(errorCatalogue.seal_refused);

function findContent({ privateKey }: SealingKey, ciphertext: string) {
  try {
    const plain = privateDecrypt(
      {
        key: privateKey,
        padding: constants.RSA_PKCS1_OAEP_PADDING,
        oaepHash: 'sha256',
      },
      Buffer.from(ciphertext, 'base64url'),
    );
    const value: unknown = JSON.parse(plain.toString());
    return sealed.Check(value) ? value : undefined;
  } catch {
    // Not encrypted to this key, or not to any: what was sent is worth nothing, and says nothing.
    return undefined;
  }
}
