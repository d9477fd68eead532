import type { PublicKey } from '@ironbridge/contract';

/** Seals one field for one use: its name, the time and a number used once go in with it. Only the member service can open it. */
export async function seal({ kid, key }: PublicKey, field: string, value: string): Promise<string> {
  const publicKey = await crypto.subtle.importKey(
    'spki',
    Uint8Array.from(atob(key), (character) => character.charCodeAt(0)),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const payload = JSON.stringify({ value, field, time: Date.now(), nonce: crypto.randomUUID() });
  const sealed = await crypto.subtle.encrypt(
    { name: 'RSA-OAEP' },
    publicKey,
    new TextEncoder().encode(payload),
  );
  return `${kid}.${toBase64Url(new Uint8Array(sealed))}`;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
