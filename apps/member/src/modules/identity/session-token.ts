import { createHash, randomBytes } from 'node:crypto';

/** Of this host alone, over TLS alone, out of reach of scripts: browsers hold the name to that. */
const sessionCookie = '__Host-ironbridge';
export const sessionSeconds = 30 * 24 * 3600;

const shape = /^[A-Za-z0-9_-]{43}$/;

export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token. It is random and long: a plain hash leads back to nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function findToken(cookies: string | undefined): string | undefined {
  for (const pair of cookies?.split(';') ?? []) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === sessionCookie && shape.test(value)) return value;
  }
  return undefined;
}

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';

export function toSessionCookie(token: string): string {
  return `${sessionCookie}=${token}; Max-Age=${sessionSeconds}; ${attributes}`;
}

export const endedSessionCookie = `${sessionCookie}=; Max-Age=0; ${attributes}`;
