import { describe, expect, it } from 'vitest';
import type { Article, Product, Supplier } from '../payload-types.ts';
import { toArticle } from './article.ts';
import { nothingRelated, type Related } from './embedder.ts';
import { toProducts } from './product.ts';
import { toHash } from './projection.ts';
import { toReference } from './reference.ts';
import { toSuppliers } from './supplier.ts';

const dates = { updatedAt: '2026-11-15T00:00:00.000Z', createdAt: '2026-11-14T00:00:00.000Z' };
const now = new Date('2026-11-15T12:00:00Z');
const supplier: Supplier = {
  ...dates,
  id: 7,
  name_cn: '海川机械',
  name_en: 'Haichuan',
  live_cn: true,
  live_en: true,
  certificates: [
    { kind: 'ISO 9001', valid_to: '2026-01-01T00:00:00.000Z' },
    { kind: 'CE', valid_to: '2027-05-01T00:00:00.000Z' },
    { kind: 'UL', valid_to: '2027-01-01T00:00:00.000Z' },
  ],
};
const related: Related = {
  ...nothingRelated,
  suppliers: new Map([[7, supplier]]),
  industries: new Map([
    [5, { id: 5 }],
    [51, { id: 51, parent: 5 }],
  ]),
};
const article: Article = {
  ...dates,
  id: 1_000_001,
  edition: 'en',
  title: 'One screw less',
  standfirst: 'Why it matters.',
  industries: [51],
  tags: [9],
  suppliers: [7, 8],
  pinned_until: '2026-11-20T00:00:00.000Z',
  _status: 'published',
};

describe('projection', () => {
  it('files an article under its industries, their parents and its tags', () => {
    const { document, tags, uses, due } = toArticle({ record: article, twin: 77 }, related, now);
    expect(document).toMatchObject({
      industries: [51],
      industry_path: [5, 51],
      summary: 'Why it matters.',
      seo: { title: 'One screw less', description: 'Why it matters.' },
      publish_time: dates.updatedAt,
      twin_id: 77,
    });
    expect(document.suppliers).toEqual([{ id: 7, name: 'Haichuan' }]);
    expect(tags).toEqual([
      'en:article:1000001',
      'en:article-list',
      'en:article-list:i5',
      'en:article-list:i51',
      'en:article-list:t9',
      'en:article-list:s7',
    ]);
    expect(uses).toEqual(['industry:5', 'industry:51', 'supplier:7', 'supplier:8', 'tag:9']);
    expect(due).toBe('2026-11-20T00:00:00.000Z');
    expect(
      toArticle({ record: article, twin: 77 }, related, new Date('2027-01-01')).due,
    ).toBeNull();
  });

  it('equal content has an equal hash, whatever order its fields come in', () => {
    expect(toHash({ a: [{ b: 1, c: null }], d: 'e' })).toBe(
      toHash({ d: 'e', a: [{ c: null, b: 1 }] }),
    );
    expect(toHash({ a: [1, 2] })).not.toBe(toHash({ a: [2, 1] }));
    const hash = (record: Article) =>
      toHash(toArticle({ record, twin: null }, related, now).document);
    expect(hash({ ...article })).toBe(hash(article));
    expect(hash({ ...article, title: 'One screw more' })).not.toBe(hash(article));
  });

  it('a bilingual record is live where its flag is set and its name filled', () => {
    const editions = (record: Supplier) =>
      toSuppliers(record, related, now).map(({ edition }) => edition);
    expect(editions(supplier)).toEqual(['cn', 'en']);
    expect(editions({ ...supplier, name_en: '' })).toEqual(['cn']);
    expect(editions({ ...supplier, live_cn: false })).toEqual(['en']);
  });

  it('is due when the last day of the next certificate is over in Shanghai', () => {
    expect(toSuppliers(supplier, related, now)[0]?.due).toBe('2027-01-01T16:00:00.000Z');
  });

  it('a product shows its supplier where that is live, and specifications in its language', () => {
    const product: Product = {
      ...dates,
      id: 9,
      name_cn: '挤出机',
      name_en: 'Extruder',
      live_cn: true,
      live_en: true,
      supplier: 7,
      specs: [
        { property: 'screw', number: 75, unit: 'mm' },
        { property: 'drive', text_cn: '伺服', text_en: 'servo' },
        { property: 'empty' },
        'nonsense',
      ],
    };
    const hidden = { ...related, suppliers: new Map([[7, { ...supplier, live_en: false }]]) };
    const [cn, en] = toProducts(product, hidden, now);
    expect(cn?.document.supplier).toEqual({ id: 7, name: '海川机械' });
    expect(en?.document.supplier).toBeNull();
    expect(en?.uses).toEqual(['supplier:7']);
    expect(en?.document.specs).toEqual([
      { property: 'screw', number: 75, unit: 'mm' },
      { property: 'drive', text: 'servo', unit: '' },
    ]);
  });

  it('a product is found by its price and by what its supplier is certified for today', () => {
    const product: Product = {
      ...dates,
      id: 9,
      name_cn: '挤出机',
      live_cn: true,
      supplier: 7,
      price_from: 2600,
      price_to: 4100,
      currency: 'CNY',
    };
    const on = (day: string) => toProducts(product, related, new Date(day))[0]?.document;
    expect(on('2026-11-15')?.price_bands).toEqual(['1000..3000CNY', '3000..10000CNY']);
    expect(on('2026-11-15')?.certified).toEqual(['CE', 'UL']);
    expect(on('2027-01-01T15:59:59Z')?.certified).toEqual(['CE', 'UL']);
    expect(on('2027-01-01T16:00:00Z')?.certified).toEqual(['CE']);
    const faceOn = (day: string) => toSuppliers(supplier, related, new Date(day))[0]?.face;
    expect(faceOn('2027-01-01T16:00:00Z')).not.toEqual(faceOn('2026-11-15'));
  });

  it('[EDN-3] reference names fall back to the other language', () => {
    const { industries, tags, keywords } = toReference(
      {
        groups: [],
        industries: [
          { ...dates, id: 6, name_cn: '涂料', order: 2 },
          { ...dates, id: 5, name_cn: '塑料', name_en: 'Plastics', order: 1 },
        ],
        tags: [
          { id: 1, tag_name_en: 'servo', grade: 1 },
          { id: 2, tag_name_cn: '节能', tag_name_en: '', grade: 3 },
        ],
        properties: [],
        settings: [],
        media: new Map(),
        keywords: [
          { ...dates, id: 1, title: '注塑机', edition: 'cn' },
          { ...dates, id: 2, title: 'moulding', edition: 'en' },
        ],
      },
      'en',
    );
    expect(industries.map(({ id, name }) => [id, name])).toEqual([
      [5, 'Plastics'],
      [6, '涂料'],
    ]);
    expect(tags.map(({ tag_name }) => tag_name)).toEqual(['节能', 'servo']);
    expect(keywords).toEqual(['moulding']);
  });
});
