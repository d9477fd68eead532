import { describe, expect, it } from 'vitest';
import { countLength } from './length.ts';

describe('the length of a text', () => {
  it('a Chinese character is one, and two Latin letters take the room of one', () => {
    expect(countLength('注塑机节能改造', 'cn')).toBe(7);
    expect(countLength('IMM-120 注塑机', 'cn')).toBe(7);
    expect(countLength('“以旧换新”，怎么换？', 'cn')).toBe(11);
  });

  it('in English every character counts', () => {
    expect(countLength('  A press that pays for itself ', 'en')).toBe(28);
  });

  it('what is drawn as one sign counts as one', () => {
    expect(countLength('👩‍🔧', 'en')).toBe(1);
  });
});
