import { describe, expect, it } from 'vitest';
import { screenText } from './screen-text.ts';

describe('what looks like spam', () => {
  it('[MEM-7] lets through what buyers write', () => {
    expect(screenText('需要 4 台 CZ65-200，介质 30% 盐酸，请报含税到厂价。')).toEqual([]);
    expect(screenText('See https://mill.example/drawing for the flange.')).toEqual([]);
  });

  it('[MEM-7] says what is wrong with what others write', () => {
    expect(screenText('Best SEO service for you!')).toEqual(['words']);
    expect(screenText('https://a.example http://b.example www.c.example')).toEqual(['links']);
  });

  // So long that a pattern which goes back and forth would take longer than a test may.
  it('[SEC-33] takes no longer for what is made to take long', () => {
    expect(screenText('http://'.repeat(100_000))).toEqual(['links']);
    expect(screenText('w'.repeat(700_000))).toEqual([]);
  });
});
