import { describe, expect, it } from 'vitest';
import { type FindTexts, toFind } from './to-find.ts';

const texts: FindTexts = { title: [], summary: [], rest: [], named: false, year: null };

describe('what search looks into', () => {
  it('holds every word once more in one field', () => {
    const find = toFind({ ...texts, title: ['注塑机'], summary: ['省电'], rest: ['伺服', ''] });
    expect(find.text).toEqual(['注塑机', '省电', '伺服']);
  });

  it('[SRC-3] knows a name by its pinyin, full and initials, over its words too', () => {
    const { pinyin } = toFind({ ...texts, title: ['海天注塑机'], named: true });
    expect(pinyin).toEqual(
      expect.arrayContaining(['zhusuji', 'zsj', 'haitian', 'ht', 'haitianzhusuji', 'htzsj']),
    );
  });

  it('knows a headline by the pinyin of its words alone', () => {
    const { pinyin } = toFind({ ...texts, title: ['注塑机省下三成电'] });
    expect(pinyin).toContain('zhusuji');
    expect(pinyin).not.toContain('zsj');
  });

  it('[SRC-3] reads traditional characters as simplified ones', () => {
    expect(toFind({ ...texts, title: ['精密注塑機'] }).title).toEqual(['精密注塑机']);
  });

  it('takes a type designation with and without what stands between its parts', () => {
    const find = toFind({ ...texts, title: ['Extruder'], codes: ['SLC-2500'] });
    expect(find.title).toEqual(['Extruder', 'SLC-2500', 'slc2500']);
    expect(find.starts).toEqual(['extruder', 'slc', '2500', 'slc2500']);
  });
});
