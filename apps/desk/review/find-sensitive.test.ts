import { describe, expect, it } from 'vitest';
import { findSensitive } from './find-sensitive.ts';

const wordsIn = (text: string) =>
  findSensitive(text).map(({ from, to, kind }) => [text.slice(from, to), kind]);

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

  it('leave an honest listing alone', () => {
    expect(wordsIn('求购二手海天 160 吨注塑机两台，送货至东莞，含税开票。')).toEqual([]);
    expect(wordsIn('')).toEqual([]);
  });

  it('[SEC-33] take no longer for what is made to take long', () => {
    const before = performance.now();
    findSensitive('代·'.repeat(50_000));
    findSensitive(' '.repeat(100_000));
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
