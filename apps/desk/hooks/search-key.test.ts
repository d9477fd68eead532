import { describe, expect, it } from 'vitest';
import { toSearchKey } from './search-key.ts';

describe('search key', () => {
  it('makes one Chinese character as long as a trigram and leaves other words alone', () => {
    expect(toSearchKey('注塑机 IMM-120')).toBe('注ɓɓ塑ɓɓ机ɓɓ imm-120');
  });
});
