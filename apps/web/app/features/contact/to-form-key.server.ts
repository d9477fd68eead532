import { createHash } from 'node:crypto';
import { shanghaiDate } from '@ironbridge/domain';

/** The same words by the same person on the same day are the same form, however often it is sent. */
export function toFormKey(said: readonly string[], now: Date): string {
  const text = JSON.stringify([...said, shanghaiDate(now)]);
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}
