import { constants, createPublicKey, publicEncrypt, randomBytes, randomUUID } from 'node:crypto';
import type { EditionId } from '@ironbridge/domain';
import { loadStackEnv, readInbox } from '@ironbridge/stack';
import { Redis } from 'ioredis';
import { askAs, newAddress } from './ask-as.ts';

export interface SealOptions {
  readonly kid?: string;
  readonly time?: number;
  readonly nonce?: string;
}

interface PublicKey {
  readonly kid: string;
  readonly key: string;
}

const isPublicKey = (data: unknown): data is PublicKey =>
  typeof data === 'object' && data !== null && 'kid' in data && 'key' in data;

export async function getPublicKey(edition: EditionId = 'en'): Promise<PublicKey> {
  const { data } = (await askAs(edition, '/memberApi/public_key')).json();
  if (!isPublicKey(data)) throw new Error('There is no public key');
  return data;
}

/** A value as the browser encrypts it before it leaves. */
export async function seal(
  field: string,
  value: string,
  { kid, time = Date.now(), nonce = randomBytes(16).toString('base64url') }: SealOptions = {},
): Promise<string> {
  const known = await getPublicKey();
  const key = createPublicKey({
    key: Buffer.from(known.key, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const content = Buffer.from(JSON.stringify({ value, field, time, nonce }));
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const ciphertext = publicEncrypt({ key, padding, oaepHash: 'sha256' }, content);
  return `${kid ?? known.kid}.${ciphertext.toString('base64url')}`;
}

/** A graphic code that somebody has looked at: what a person reads off the picture, a test reads from the store. */
export async function readGraphicCode(
  key: string = randomUUID(),
): Promise<{ key: string; img_code: string }> {
  const path = `/memberApi/graphic_code?key=${key}&id=1`;
  const { status } = await askAs('en', path, { address: newAddress() });
  if (status !== 200) throw new Error(`No graphic code: ${status}`);
  const redis = new Redis(loadStackEnv()['REDIS_DURABLE_URL'] ?? '');
  try {
    return { key, img_code: (await redis.get(`graphic:${key}`)) ?? '' };
  } finally {
    redis.disconnect();
  }
}

/** The newest code that went to an account, by mail or message. */
export async function readCode(account: string): Promise<string> {
  const last = (await readInbox({ to: account })).at(-1);
  const text = last?.kind === 'sms' ? last.values.join(' ') : (last?.text ?? '');
  const [code] = /\b\d{6}\b/.exec(text) ?? [];
  if (code === undefined) throw new Error(`No code went to ${account}`);
  return code;
}
