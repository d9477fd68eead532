import { editionIds, isSlug } from '@ironbridge/domain';
import { describe, expect, test } from 'vitest';
import { briefStories, briefs } from './briefs.ts';
import { industries } from './industries.ts';
import { stories } from './stories.ts';
import { subIndustries } from './sub-industries.ts';

const han = /\p{Script=Han}/u;
const limits = { cn: [60, 130], en: [40, 90] } as const;
const TWENTY_DAYS = 20 * 24 * 60;

function toLength(edition: 'cn' | 'en', text: string): number {
  return edition === 'cn' ? text.replace(/\s/g, '').length : text.split(/\s+/).length;
}

describe('briefs', () => {
  test.each(editionIds)('%s: a hundred and twenty, short and in their language', (edition) => {
    expect(briefs[edition].length).toBeGreaterThanOrEqual(120);
    const [least, most] = limits[edition];
    for (const { title, text } of briefs[edition]) {
      expect(toLength(edition, text), title).toBeGreaterThanOrEqual(least);
      expect(toLength(edition, text), title).toBeLessThanOrEqual(most);
      for (const words of [title, text]) expect(han.test(words), words).toBe(edition === 'cn');
    }
  });

  test.each(editionIds)('%s: every first-level industry has some', (edition) => {
    const parents: Readonly<Record<string, { parent: string }>> = subIndustries;
    const covered = new Set(
      briefs[edition].map(({ industry }) => parents[industry]?.parent ?? industry),
    );
    expect(Object.keys(industries).filter((path) => !covered.has(path))).toEqual([]);
  });

  test('each has a title and a slug of its own, also among the stories', () => {
    const texts = [...Object.values(stories), ...Object.values(briefStories)].flatMap((story) =>
      editionIds.flatMap((edition) => story[edition] ?? []),
    );
    const titles = texts.map((text) => text.title);
    const slugs = texts.flatMap((text) => text.slug ?? []);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !isSlug(slug))).toEqual([]);
  });

  test('each leads with its fact, says more, and is dated within the last twenty days', () => {
    for (const [key, { cn, en, minutesAgo }] of Object.entries(briefStories)) {
      const { standfirst, body } = cn ?? en;
      expect(standfirst, key).toMatch(/[。.]$/);
      expect(body, key).toHaveLength(1);
      expect(minutesAgo, key).toBeGreaterThan(0);
      expect(minutesAgo, key).toBeLessThanOrEqual(TWENTY_DAYS);
    }
  });
});
