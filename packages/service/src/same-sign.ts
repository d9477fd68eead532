import { timingSafeEqual } from 'node:crypto';

/** Whether a sign is the right one. How long it takes says nothing of how much of it was right. */
export function isSameSign(given: string, right: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
