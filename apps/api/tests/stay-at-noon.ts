import { shanghaiDate } from '@ironbridge/domain';
import { vi } from 'vitest';

/** From now on it is noon in Shanghai: no day ends in the midst of a test. */
export function stayAtNoon(): void {
  const now = new Date(`${shanghaiDate(new Date())}T12:00:00+08:00`);
  vi.useFakeTimers({ toFake: ['Date'], now });
}
