import { describe, expect, it } from 'vitest';
import { toMarks } from './marks.ts';
import { TermBank } from './term-bank.ts';
import { asTyped, understand } from './understand.ts';

const bank = new TermBank([
  {
    cn: ['注塑机', '射出成型机'],
    en: ['injection moulding machine'],
    abbreviations: ['IMM'],
    industry: 5,
  },
  { cn: ['泵'], en: ['pump'], abbreviations: [], industry: null },
]);
const formsOf = (typed: string) =>
  understand(typed, bank).units.map(({ forms }) => forms.map(({ text }) => text));

describe('what a query means', () => {
  it('[SRC-1] adds the names that the term bank has, in both languages', () => {
    expect(formsOf('注塑机')).toEqual([
      ['注塑机', '射出成型机', 'injection moulding machine', 'imm'],
    ]);
    expect(formsOf('Injection molding machines')[0]).toContain('注塑机');
    expect(formsOf('IMM')[0]).toContain('注塑机');
  });

  it('[SRC-2] says what it added and why, and adds nothing when asked for what was typed', () => {
    expect(understand('注塑機', bank).additions).toEqual([
      { typed: '注塑機', added: ['注塑机'], by: 'traditional' },
      {
        typed: '注塑机',
        added: ['射出成型机', 'injection moulding machine', 'imm'],
        by: 'term',
      },
    ]);
    expect(understand('zhusuji', bank, asTyped)).toMatchObject({
      units: [{ forms: [{ text: 'zhusuji' }], letters: null }],
      additions: [],
    });
  });

  it('[SRC-3] reads pinyin, whole, apart and by initials', () => {
    for (const typed of ['zhusuji', 'zhu su ji', 'ZSJ']) {
      expect(understand(typed, bank).additions).toMatchObject([{ by: 'pinyin' }]);
      expect(formsOf(typed)[0]).toContain('注塑机');
    }
  });

  it('looks for a single sign together with its neighbour', () => {
    expect(formsOf('离心泵')).toEqual([['离心'], ['心泵', 'pump']]);
    expect(formsOf('泵')).toEqual([['泵', 'pump']]);
  });

  it('leaves out words that only ask', () => {
    expect(formsOf('how do I choose a pump')).toEqual([['choose'], ['pump', '泵']]);
    expect(formsOf('the')).toEqual([['the']]);
  });

  // So long that a pattern which goes back and forth would take longer than a test may.
  it('[SEC-33] [SEC-34] takes anything as words', () => {
    const bombs = [
      '"} OR _exists_:id',
      `${'('.repeat(400_000)}a`,
      '注'.repeat(400_000),
      `${'a'.repeat(400_000)}!`,
    ];
    for (const bomb of bombs) {
      expect(understand(bomb, bank).units.length).toBeLessThanOrEqual(12);
    }
  });
});

describe('marks', () => {
  it('[SRC-4] stand where any form stands, in both scripts', () => {
    const found = understand('注塑机', bank);
    expect(toMarks('新注塑機上市', found)).toEqual([[1, 4]]);
    expect(toMarks('Two Injection Molding Machines', found)).toEqual([
      [4, 13],
      [14, 21],
      [22, 30],
    ]);
  });

  it('[SRC-4] leave alone a single word of a name in several', () => {
    const found = understand('注塑机', bank);
    const text = 'A machine for milling; the moulding machine opens, injection starts elsewhere';
    const marked = toMarks(text, found).map(([from, to]) => text.slice(from, to));
    expect(marked).toEqual(['moulding', 'machine', 'injection']);
    expect(toMarks('A milling machine', found)).toEqual([]);
    expect(toMarks('A milling machine', found, { scattered: true })).toEqual([[10, 17]]);
  });

  it('[SRC-4] stand where pinyin meant a name', () => {
    expect(toMarks('宁波海天塑机集团', understand('haitian', bank))).toEqual([[2, 4]]);
  });
});
