import type { Issue } from '@ironbridge/contract';
import { describe, expect, it } from 'vitest';
import { parseReaderAddress } from './parse-reader-address.ts';
import { toReader } from './to-reader.ts';

const issue: Issue = {
  id: 8,
  image: null,
  headline: '冷水账',
  year: 2026,
  period: 11,
  mag: null,
  lang: 'cn',
  date: '2026-11-01T20:00:00+08:00',
  industrys: [],
  tags: [],
  contents: [
    { title: '冷水账', page: 2, article: { id: 9, diy_url: null, url: null } },
    { title: '来信', page: 4, article: null },
  ],
  pages: [
    { picture: null, text: '封面' },
    { picture: null, text: '冷水账\n水温调高了。\n\n冷水不等于快，冷水费电。' },
    { picture: null, text: '接上页：冷水机少开一台。' },
    { picture: null, text: '来信' },
  ],
  file: null,
  earlier: null,
  next: null,
  twin: null,
};

const open = (query: string) =>
  toReader(issue, parseReaderAddress(new URL(`http://x/magazines/info/8${query}`)));

describe('[VIE-3] an issue', () => {
  it('opens at its first page, or at the one that is asked for', () => {
    expect(open('')).toMatchObject({ number: 1, last: 4, foundInAll: 0, nextFound: undefined });
    expect(open('?page=3')).toMatchObject({ number: 3, line: { title: '冷水账' } });
  });

  it('opens where it holds what is looked for, counts it by page and chooses its paragraph', () => {
    const reader = open('?q=冷水');
    expect(reader).toMatchObject({ number: 2, foundHere: 3, foundInAll: 4 });
    expect(reader.leaves.map(({ found }) => found)).toEqual([0, 3, 1, 0]);
    expect(reader.paragraphs.map(({ isChosen }) => isChosen)).toEqual([true, false, false]);
    expect(reader.paragraphs.map(({ isTitle }) => isTitle)).toEqual([true, false, false]);
  });

  it('leads from find to find, and after the last to the first', () => {
    const q = `q=${encodeURIComponent('冷水')}`;
    const path = '/magazines/info/8';
    expect(open(`?page=2&at=1&${q}`).nextFound).toBe(`${path}?page=2&at=3&${q}#reader`);
    expect(open(`?page=2&at=3&${q}`).nextFound).toBe(`${path}?page=3&at=1&${q}#reader`);
    expect(open(`?page=3&at=1&${q}`).nextFound).toBe(`${path}?page=2&at=1&${q}#reader`);
  });

  it('keeps what is looked for, and how it is looked at, from page to page', () => {
    expect(open('?page=2&q=a&view=text').previous).toBe(
      '/magazines/info/8?page=1&q=a&view=text#reader',
    );
    expect(open('?page=2').previous).toBe('/magazines/info/8#reader');
  });
});
