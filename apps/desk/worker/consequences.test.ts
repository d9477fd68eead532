import type { ArticleDocument } from '@ironbridge/search';
import { describe, expect, it } from 'vitest';
import type { AnyProjected } from '../publishing/batch.ts';
import { type Settled, toConsequences } from './consequences.ts';
import { decideAll } from './decision.ts';
import type { Held } from './ledger.ts';

const held: Held = {
  id: 5,
  edition: 'cn',
  version: 10,
  written: 8,
  hash: 'old',
  face: 'old face',
  tags: ['cn:article:5', 'cn:article-list', 'cn:article-list:i1'],
};
const wanted: AnyProjected = {
  edition: 'cn',
  document: {} as ArticleDocument,
  tags: ['cn:article:5', 'cn:article-list', 'cn:article-list:i2'],
  uses: ['industry:2'],
  face: null,
  due: null,
};
const settled: Settled = {
  id: 5,
  edition: 'cn',
  held,
  wanted,
  hash: 'new',
  face: null,
  wrote: true,
};

describe('what follows a projection', () => {
  it('drops softly what it was and what it is shown under', () => {
    const { purge, kept } = toConsequences('article', [settled], 11, {});
    expect([...purge.soft]).toEqual([
      'cn:article:5',
      'cn:article-list',
      'cn:article-list:i1',
      'cn:article-list:i2',
    ]);
    expect([...purge.hard]).toEqual([]);
    expect(kept).toMatchObject([
      { version: 11, expected: 10, written: 11, hash: 'new', wrote: true },
    ]);
  });

  it('drops hard what was withdrawn, even if the ledger knows nothing of it', () => {
    const gone = { ...settled, wanted: undefined, hash: null };
    const known = toConsequences('article', [gone], 11, {});
    expect([...known.purge.hard]).toEqual(held.tags);
    expect(known.kept).toMatchObject([{ written: null, hash: null, tags: [], uses: [] }]);
    const unknown = toConsequences('article', [{ ...gone, held: undefined }], 11, {});
    expect([...unknown.purge.hard]).toEqual(['cn:article:5', 'cn:article-list']);
  });

  it('leaves alone what has not changed, unless time has changed it', () => {
    const same = { ...settled, wrote: false };
    expect([...toConsequences('article', [same], 11, {}).purge.soft]).toEqual([]);
    expect(toConsequences('article', [same], 11, {}).kept).toMatchObject([{ written: 8 }]);
    const touched = toConsequences('article', [same], 11, { touched: new Set([5]) });
    expect([...touched.purge.soft]).toContain('cn:article:5');
  });

  it('tells those who embed it when its face has changed', () => {
    expect(toConsequences('supplier', [settled], 11, {}).faces).toEqual(['supplier:5']);
    const same = { ...settled, face: 'old face' };
    expect(toConsequences('supplier', [same], 11, {}).faces).toEqual([]);
  });
});

describe('what is decided', () => {
  const batch = (items: readonly [number, AnyProjected[]][]) => ({
    projected: new Map(items),
    broken: new Map([[9, new Error('broken')]]),
  });
  const editions = (kind: 'article' | 'product', live: AnyProjected[], rows: Held[]) =>
    decideAll(kind, [5, 9], batch([[5, live]]), rows).map(
      (decision) => `${decision.edition} ${decision.wanted ? 'live' : 'not'}`,
    );

  it('an article is in one edition, all else may be in both', () => {
    expect(editions('article', [wanted], [])).toEqual(['cn live']);
    expect(editions('article', [], [held])).toEqual(['cn not']);
    expect(editions('article', [], [])).toEqual(['cn not', 'en not']);
    expect(editions('product', [wanted], [])).toEqual(['cn live', 'en not']);
  });

  it('names the page of what is new or has changed, where it has a screen here', () => {
    const article = { id: 5, diy_url: 'one-screw' } as ArticleDocument;
    const page = (over: Partial<Settled>, kind: 'article' | 'banner' = 'article') =>
      toConsequences(
        kind,
        [{ ...settled, wanted: { ...wanted, document: article }, ...over }],
        11,
        {},
      ).pages;
    expect(page({})).toEqual([{ edition: 'cn', path: '/article/5' }]);
    expect(page({ edition: 'en' })).toEqual([{ edition: 'en', path: '/article/one-screw' }]);
    expect(page({ hash: 'old' })).toEqual([]);
    expect(page({ wrote: false })).toEqual([]);
    expect(page({ wanted: undefined })).toEqual([]);
    expect(page({}, 'banner')).toEqual([]);
    const elsewhere = { id: 5, url: 'https://events.example/' } as ArticleDocument;
    expect(page({ wanted: { ...wanted, document: elsewhere } })).toEqual([]);
  });
});
