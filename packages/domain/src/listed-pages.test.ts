import { describe, expect, it } from 'vitest';
import { findItemPath, pagedKinds } from './listed-pages.ts';
import { parseViewed } from './viewed.ts';
import { toXmlText } from './xml.ts';

const origin = 'https://en.example.com';

describe('addresses of items', () => {
  it('[RTE-6] an article is at its slug or id, and nowhere here if it is elsewhere', () => {
    expect(findItemPath('article', 'en', { id: 7, diy_url: 'one-screw' })).toBe(
      '/article/one-screw',
    );
    expect(findItemPath('article', 'cn', { id: 7, diy_url: 'one-screw' })).toBe('/article/7');
    expect(findItemPath('article', 'cn', { id: 7, url: 'https://a.example/' })).toBeUndefined();
  });

  it.each(pagedKinds.filter((kind) => kind !== 'page'))('a view of a %s counts for it', (kind) => {
    const path = findItemPath(kind, 'en', { id: 1_000_007, kind: 'demand' }) ?? '';
    expect(parseViewed(path, 'en', origin)).toEqual({ kind, key: '1000007' });
  });

  it('[RTE-2] [RTE-11] a page is at its own path, where it has a screen', () => {
    const at = (edition: 'cn' | 'en', path: string) =>
      findItemPath('page', edition, { id: 7, path });
    expect(at('cn', '/about/intro')).toBe('/about/intro');
    expect(at('cn', '/meeting/innovation')).toBe('/meeting/innovation');
    expect(at('en', '/meeting/innovation')).toBeUndefined();
    expect(at('cn', '/about/nowhere')).toBeUndefined();
  });
});

it('text in XML is text', () => {
  expect(toXmlText(`<a href="x" title='y'>&amp;\u0000\u001f</a>\ud800😀注`)).toBe(
    '&lt;a href=&quot;x&quot; title=&apos;y&apos;&gt;&amp;amp;&lt;/a&gt;😀注',
  );
});
