import { editionIds, isSlug } from '@ironbridge/domain';
import { industryPlates } from '@ironbridge/plates';
import { describe, expect, test } from 'vitest';
import { parseRuns } from '../inline-markup.ts';
import { collectPictures } from './all-pictures.ts';
import { everything } from './choice.ts';
import { hotKeywords } from './hot-keywords.ts';
import { industries } from './industries.ts';
import { industryGroups } from './industry-groups.ts';
import { toAlt, toFileName } from './pictures.ts';
import type { ProductEntry } from './product.ts';
import { products } from './products.ts';
import { properties } from './properties.ts';
import { stories } from './stories.ts';
import type { StoryText } from './story.ts';
import { subIndustries } from './sub-industries.ts';
import { suppliers } from './suppliers.ts';
import { tags } from './tags.ts';

const han = /\p{Script=Han}/u;
const texts = Object.entries(stories).flatMap(([key, story]) =>
  editionIds.flatMap((edition) => {
    const text: StoryText | undefined = story[edition];
    return text ? [{ key, edition, text, story }] : [];
  }),
);

function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

/** What is read of a story's body: its words, not what its blocks refer to. */
function toWritten({ body }: StoryText): string {
  return body
    .flatMap((part) => {
      if (part.kind === 'list') return part.items;
      if (part.kind === 'table') return [part.caption, part.cells];
      return 'text' in part ? [part.text] : [];
    })
    .join('\n');
}

function countHan(text: StoryText): number {
  return toWritten(text).match(/\p{Script=Han}/gu)?.length ?? 0;
}

function countWords(text: StoryText): number {
  return toWritten(text).match(/[^\s|]*[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0;
}

describe('reference', () => {
  test('twenty first-level industries with the paths of the old site, and id 5 among them', () => {
    expect(Object.keys(industries)).toEqual(Object.keys(industryPlates));
    expect(industries.plastics.id).toBe(5);
    const paths = Object.keys({ ...industries, ...subIndustries });
    for (const path of [
      'low_altitude_Economy',
      'reinforced_plastics',
      'compouding',
      'plastics_recycling',
    ]) {
      expect(paths).toContain(path);
    }
  });

  test('ids and natural keys are one of a kind', () => {
    const ids = [...Object.values(industries), ...Object.values(subIndustries)].map(
      (each) => each.id,
    );
    expect(repeated(ids)).toEqual([]);
    expect(Math.max(...ids)).toBeLessThan(200);
    expect(repeated(Object.values(tags).map((tag) => tag.tag_name_en))).toEqual([]);
    expect(repeated(Object.values(industryGroups).map((group) => group.type_name_en))).toEqual([]);
    expect(repeated([...suppliers.values()].map((supplier) => supplier.name_en))).toEqual([]);
    expect(
      repeated(
        editionIds.flatMap((edition) => hotKeywords[edition].map((word) => `${edition}:${word}`)),
      ),
    ).toEqual([]);
  });
});

describe('catalogue', () => {
  test('fields of a language are written in it', () => {
    const records: Readonly<Record<string, object>>[] = [
      industries,
      subIndustries,
      tags,
      properties,
      industryGroups,
      Object.fromEntries(suppliers),
      Object.fromEntries(products),
    ];
    const fields = records.flatMap((table) =>
      Object.values(table).flatMap((record): [string, unknown][] => Object.entries(record)),
    );
    const words = (ending: string) =>
      fields.flatMap(([field, value]) =>
        field.endsWith(ending) && typeof value === 'string' ? [value] : [],
      );
    expect(words('_en').filter((text) => han.test(text))).toEqual([]);
    expect(words('_cn').filter((text) => !han.test(text))).toEqual([]);
  });

  test('a specification has the kind of value that its property says', () => {
    const entries: [string, ProductEntry][] = [...products];
    for (const [model, { specs }] of entries) {
      expect(repeated(specs.map((spec) => spec.property)), model).toEqual([]);
      for (const spec of specs) {
        const { kind } = properties[spec.property];
        expect(
          'number' in spec ? 'number' : 'from' in spec ? 'range' : 'text',
          `${model} ${spec.property}`,
        ).toBe(kind);
        if ('from' in spec) expect(spec.from).toBeLessThan(spec.to);
      }
    }
  });
});

describe('stories', () => {
  test('enough in each edition', () => {
    const count = (edition: string) => texts.filter((each) => each.edition === edition).length;
    expect(count('cn')).toBeGreaterThanOrEqual(24);
    expect(count('en')).toBeGreaterThanOrEqual(24);
  });

  test('at least sixty pairs besides the newswire, each text long enough to be worth reading', () => {
    const pairs = Object.entries(stories).filter(
      ([, { cn, en, types }]) => cn && en && !types.includes('newswire'),
    );
    expect(pairs.length).toBeGreaterThanOrEqual(60);
    for (const [key, { cn, en }] of pairs) {
      expect(cn && countHan(cn), `${key}: Chinese characters`).toBeGreaterThanOrEqual(450);
      expect(en && countWords(en), `${key}: English words`).toBeGreaterThanOrEqual(250);
    }
  });

  test('titles are one of a kind in their edition, slugs valid and on English alone', () => {
    expect(repeated(texts.map(({ edition, text }) => `${edition}:${text.title}`))).toEqual([]);
    for (const { edition, text, key } of texts) {
      if (edition === 'en') expect(isSlug(text.slug ?? ''), key).toBe(true);
      else expect(text.slug, key).toBeUndefined();
    }
    expect(repeated(texts.flatMap(({ text }) => text.slug ?? []))).toEqual([]);
  });

  test('each is written in the language of its edition', () => {
    for (const { edition, text, key } of texts) {
      const words = [text.title, text.standfirst, JSON.stringify(text.body)].join();
      if (edition === 'en') expect(words, key).not.toMatch(han);
      else expect(words.match(/\p{Script=Han}/gu)?.length ?? 0, key).toBeGreaterThan(80);
    }
  });

  test('every kind of block is used, and tables have rows as wide as their head', () => {
    const parts = texts.flatMap(({ text }) => text.body);
    const kinds = new Set(parts.map((part) => part.kind));
    expect([...kinds].sort()).toEqual([
      'gallery',
      'heading',
      'list',
      'paragraph',
      'picture',
      'product',
      'quote',
      'supplier',
      'table',
    ]);
    for (const part of parts) {
      if (part.kind !== 'table') continue;
      const widths = part.cells.split('\n').map((line) => line.split('|').length);
      expect(new Set(widths).size, part.caption).toBe(1);
      expect(widths.length).toBeGreaterThan(1);
    }
  });

  test('none is dated in the future, each first-level industry is covered', () => {
    for (const { story, key } of texts) expect(story.minutesAgo, key).toBeGreaterThan(0);
    const covered = new Set<string>(texts.flatMap(({ story }) => story.industries));
    expect(Object.keys(industries).filter((path) => !covered.has(path))).toEqual([]);
  });
});

describe('pictures', () => {
  test('no drawing is shown for two different things', () => {
    const covers = Object.values(stories).flatMap((story) =>
      story.cover ? [toFileName(story.cover)] : [],
    );
    expect(repeated(covers)).toEqual([]);
  });

  test('every picture is described in both languages', () => {
    for (const ref of collectPictures(everything).values()) {
      expect(toAlt(ref).alt_cn).toMatch(han);
      expect(toAlt(ref).alt_en).not.toMatch(han);
    }
  });
});

test('inline markup: strong words and links', () => {
  expect(parseRuns('a **b** [c](/d) e')).toEqual([
    { text: 'a ' },
    { text: 'b', strong: true },
    { text: ' ' },
    { text: 'c', href: '/d' },
    { text: ' e' },
  ]);
});
