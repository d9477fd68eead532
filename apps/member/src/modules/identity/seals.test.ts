import {
  constants,
  createPrivateKey,
  generateKeyPairSync,
  publicEncrypt,
  randomUUID,
} from 'node:crypto';
import { expect, it } from 'vitest';
import { type SealingKey, Seals } from './seals.ts';

function makeKey(kid: string): SealingKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  return {
    kid,
    publicKey: publicKey.toString('base64'),
    privateKey: createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' }),
  };
}

function sealWith({ kid, privateKey }: SealingKey, value: string): string {
  const content = { value, field: 'account', time: Date.now(), nonce: randomUUID() };
  const ciphertext = publicEncrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(JSON.stringify(content)),
  );
  return `${kid}.${ciphertext.toString('base64url')}`;
}

it('[SEC-10] reads what was sealed with the key in use and the one before it, and no older', async () => {
  const [oldest, previous, current] = [makeKey('a'), makeKey('b'), makeKey('c')];
  const seals = new Seals({
    getKeys: async () => [current, previous],
    takeNonce: async () => true,
  });
  expect((await seals.getPublicKey()).kid).toBe('c');
  expect(await seals.open(sealWith(current, 'one'), 'account')).toBe('one');
  expect(await seals.open(sealWith(previous, 'two'), 'account')).toBe('two');
  await expect(seals.open(sealWith(oldest, 'three'), 'account')).rejects.toThrow();
  // The name of a key in use does not make it that key.
  await expect(seals.open(sealWith({ ...oldest, kid: 'c' }, 'x'), 'account')).rejects.toThrow();
});
