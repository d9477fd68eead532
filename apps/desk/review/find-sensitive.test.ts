import { describe, expect, it } from 'vitest';
import { findSensitive } from './find-sensitive.ts';
import { type SensitiveWords, usualWords } from './sensitive-words.ts';

const wordsIn = (text: string, words: SensitiveWords = usualWords) =>
  findSensitive(text, words).map(({ from, to, kind }) => [text.slice(from, to), kind]);

describe('words that an editor should see', () => {
  it('are found where they stand, each once, with why', () => {
    expect(wordsIn('供应全国第一的注塑机，可代开发票，加微信详谈')).toEqual([
      ['全国第一', 'superlative'],
      ['代开发票', 'deceit'],
      ['加微信', 'contact'],
    ]);
  });

  it('are found though something was put between their signs', () => {
    expect(wordsIn('可代·开·发-票，加 微 信')).toEqual([
      ['代·开·发-票', 'deceit'],
      ['加 微 信', 'contact'],
    ]);
    expect(wordsIn('代\u200b开\u200b发\u200b票')).toHaveLength(1);
  });

  it('are those that editors keep, however they wrote them down', () => {
    const kept = { ...usualWords, deceit: [' 试 机-押金 ', '', '……'], contact: [] };
    expect(wordsIn('先付试机押金，加微信，代开发票', kept)).toEqual([['试机押金', 'deceit']]);
  });

  it('leave an honest listing alone', () => {
    expect(wordsIn('求购二手海天 160 吨注塑机两台，送货至东莞，含税开票。')).toEqual([]);
    expect(wordsIn('')).toEqual([]);
  });

  // So long that a pattern which goes back and forth would take longer than a test may.
  it('[SEC-33] take no longer for what is made to take long', () => {
    expect(wordsIn('代·'.repeat(200_000))).toEqual([]);
    expect(wordsIn(' '.repeat(400_000))).toEqual([]);
  });
});
