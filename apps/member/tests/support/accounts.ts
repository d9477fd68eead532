import { randomInt, randomUUID } from 'node:crypto';
import type { CodeType } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import { askAs, readGraphicCode, type Told } from '@ironbridge/people';

/** Nobody's yet. */
export function newAccount(kind: 'phone' | 'email' = 'email'): string {
  return kind === 'phone'
    ? `138${String(randomInt(100_000_000)).padStart(8, '0')}`
    : `door-${randomUUID()}@example.com`;
}

/** Of a network that nobody else tests from: what one test uses up is no other's loss. */
export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export async function sendCode(
  account: string,
  type: CodeType,
  { edition = 'en', address }: { edition?: EditionId; address: string },
): Promise<Told> {
  const graphic = await readGraphicCode(address);
  return askAs(edition, '/api/verify_code', { body: { account, type, ...graphic }, address });
}
