import { describe, expect, it } from 'vitest';
import type { Media, Product, Supplier } from '../payload-types.ts';
import { toBody } from './body.ts';
import { findBodyRelations } from './body-relations.ts';
import { Embedder, nothingRelated, type Related } from './embedder.ts';

const dates = { updatedAt: '2026-11-15T00:00:00.000Z', createdAt: '2026-11-15T00:00:00.000Z' };
const photo: Media = {
  ...dates,
  id: 12,
  alt_cn: '双螺杆挤出机',
  filename: 'extruder.jpg',
  original_name: '挤出机.jpg',
  filesize: 2048,
  width: 900,
  height: 600,
  focalX: 40,
  focalY: 60,
  sizes: {
    w320: { filename: 'extruder-320x213.webp', width: 320 },
    w640: { filename: 'extruder-640x427.webp', width: 640 },
    w960: {},
  },
};
const supplier: Supplier = { ...dates, id: 7, name_cn: '海川机械', live_cn: true, city_cn: '宁波' };
const product: Product = {
  ...dates,
  id: 9,
  name_cn: '同向双螺杆挤出机',
  live_cn: true,
  model: 'HC-75',
  supplier: 7,
};
const related: Related = {
  ...nothingRelated,
  media: new Map([[12, photo]]),
  suppliers: new Map([[7, supplier]]),
  products: new Map([[9, product]]),
};

const richText = (...children: object[]) => ({ root: { type: 'root', children } });
const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const link = (url: string, ...children: object[]) => ({
  type: 'link',
  fields: { linkType: 'custom', url },
  children,
});
const block = (blockType: string, fields: object) => ({
  type: 'block',
  fields: { blockType, ...fields },
});
const body = (...children: object[]) => toBody(richText(...children), new Embedder('cn', related));

describe('a text on its way to readers', () => {
  it('keeps words, marks and line breaks', () => {
    expect(
      body(
        paragraph(text('CO', 1), text('2', 33), { type: 'linebreak' }, text('低')),
        paragraph(),
        paragraph(text('  ')),
      ),
    ).toEqual([
      {
        type: 'paragraph',
        text: [
          { text: 'CO', marks: ['strong'] },
          { text: '2', marks: ['strong', 'sub'] },
          { break: true },
          { text: '低' },
        ],
      },
    ]);
  });

  it('gives headings two levels and an anchor each', () => {
    const heading = (tag: string, words: string) => ({
      type: 'heading',
      tag,
      children: [text(words)],
    });
    expect(
      body(heading('h2', '塑化段'), heading('h4', 'Plan B!'), heading('h2', '塑化段')),
    ).toEqual([
      { type: 'heading', level: 2, anchor: '塑化段', text: [{ text: '塑化段' }] },
      { type: 'heading', level: 3, anchor: 'plan-b', text: [{ text: 'Plan B!' }] },
      { type: 'heading', level: 2, anchor: '塑化段-2', text: [{ text: '塑化段' }] },
    ]);
  });

  it('reads a list within a list as more items', () => {
    const item = (...children: object[]) => ({ type: 'listitem', children });
    const list = (listType: string, ...children: object[]) => ({
      type: 'list',
      listType,
      children,
    });
    expect(body(list('number', item(text('一')), item(list('bullet', item(text('二'))))))).toEqual([
      { type: 'list', ordered: true, items: [[{ text: '一' }], [{ text: '二' }]] },
    ]);
  });

  it('[SEC-29] leads nowhere but to the web, a mailbox or a path of its own', () => {
    const hrefs = (url: string) =>
      body(paragraph(link(url, text('x')))).flatMap((part) =>
        part.type === 'paragraph'
          ? part.text.map((inline) => ('href' in inline ? inline.href : null))
          : [],
      );
    expect(hrefs('https://example.com/a?b=1#c')).toEqual(['https://example.com/a?b=1#c']);
    expect(hrefs('mailto:desk@example.com')).toEqual(['mailto:desk@example.com']);
    expect(hrefs('/articles?sid=5')).toEqual(['/articles?sid=5']);
    expect(hrefs('#塑化段')).toEqual(['#%E5%A1%91%E5%8C%96%E6%AE%B5']);
    for (const url of [
      'javascript:alert(1)',
      ' JaVa\tScRiPt:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,<script>',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://example.com/1',
      'articles',
      '',
    ]) {
      expect(hrefs(url), url).toEqual([null]);
    }
    expect(hrefs('//evil.example/x')).toEqual(['http://evil.example/x']);
  });

  it('resolves links to our own items', () => {
    const internal = (relationTo: string, value: number) => ({
      type: 'link',
      fields: { linkType: 'internal', doc: { relationTo, value } },
      children: [text('x')],
    });
    expect(
      body(paragraph(internal('articles', 5), internal('products', 9), internal('users', 1))),
    ).toEqual([
      {
        type: 'paragraph',
        text: [
          { href: '/article/5', text: 'x' },
          { href: '/showroom/products/info/9', text: 'x' },
          { text: 'x' },
        ],
      },
    ]);
  });

  it('[SEC-29] turns what it does not know into plain words', () => {
    const strange = { type: 'html', html: '<script>1</script>', children: [text('<b>词</b>')] };
    expect(body(strange, { type: 'upload', value: 12 }, block('script', { src: 'x' }))).toEqual([
      { type: 'paragraph', text: [{ text: '<b>词</b>' }] },
    ]);
    expect(body(block('constructor', {}), block('toString', {}))).toEqual([]);
    expect(toBody(null, new Embedder('cn', related))).toEqual([]);
    expect(toBody({ root: { children: [1, null, 'x'] } }, new Embedder('cn', related))).toEqual([]);
  });

  it('embeds pictures by the edge’s own paths', () => {
    const picture = {
      id: 12,
      alt: '双螺杆挤出机',
      width: 900,
      height: 600,
      focal: { x: 40, y: 60 },
      sources: [
        { width: 320, src: '/files/extruder-320x213.webp' },
        { width: 640, src: '/files/extruder-640x427.webp' },
        { width: 900, src: '/files/extruder.jpg' },
      ],
    };
    expect(
      body(
        block('picture', { picture: 12, caption: '试车', credit: '' }),
        block('picture', { picture: 404 }),
        block('gallery', { pictures: [{ picture: 12, caption: '一' }, { picture: { id: 12 } }] }),
      ),
    ).toEqual([
      { type: 'picture', picture, caption: '试车' },
      { type: 'gallery', pictures: [{ picture, caption: '一' }, { picture }] },
    ]);
  });

  it('shows tables, quotes, files, and cards of what is live', () => {
    expect(
      body(
        block('table', { caption: '产能', cells: '年份 | 吨\n2025 | 10' }),
        block('quote', { text: '先试车。', source: '王工' }),
        block('file', { file: 12, title: '图纸' }),
        block('video', { file: 12, title: '试车' }),
        block('product_card', { product: 9 }),
        block('supplier_card', { supplier: 7 }),
      ),
    ).toEqual([
      { type: 'table', caption: '产能', head: ['年份', '吨'], rows: [['2025', '10']] },
      { type: 'quote', text: [{ text: '先试车。' }], source: '王工' },
      { type: 'file', href: '/files/extruder.jpg', title: '图纸', bytes: 2048 },
      { type: 'video', src: '/files/extruder.jpg', title: '试车' },
      {
        type: 'product',
        product: {
          id: 9,
          name: '同向双螺杆挤出机',
          model: 'HC-75',
          supplier: { id: 7, name: '海川机械' },
        },
      },
      { type: 'supplier', supplier: { id: 7, name: '海川机械', place: '宁波' } },
    ]);
    const english = new Embedder('en', related);
    expect(toBody(richText(block('supplier_card', { supplier: 7 })), english)).toEqual([]);
    // Not shown today, but it must be noticed when that changes.
    expect(english.uses).toEqual(['supplier:7']);
  });

  it('finds what a batch must look up', () => {
    expect(
      findBodyRelations(
        richText(
          block('picture', { picture: 1 }),
          block('gallery', { pictures: [{ picture: 2 }, { picture: 3 }] }),
          block('video', { file: 4 }),
          block('product_card', { product: 9 }),
          block('supplier_card', { supplier: 7 }),
          paragraph(text('x')),
        ),
      ),
    ).toEqual({ media: [1, 2, 3, 4], suppliers: [7], products: [9] });
  });
});
