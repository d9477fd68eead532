import { describe, expect, it } from 'vitest';
import { parseViewed } from './viewed.ts';

const origin = 'https://en.ironbridge.example';
const parse = (url: string) => parseViewed(url, 'en', origin);

describe('parseViewed', () => {
  it.each([
    ['/article/1000001', 'article', '1000001'],
    ['/article/one-screw?from=mail#top', 'article', 'one-screw'],
    [`${origin}/showroom/products/info/7/`, 'product', '7'],
    ['/i/plastics', 'industry', 'plastics'],
    ['/i/5/12', 'industry', '5'],
    ['/index', 'screen', '/'],
    [origin, 'screen', '/'],
    ['/articles/?sid=5', 'screen', '/articles'],
  ])('%s is about %s %s', (url, kind, key) => {
    expect(parse(url)).toEqual({ kind, key });
  });

  it('knows slugs where the edition has them, and for articles alone', () => {
    expect(parseViewed('/article/one-screw', 'cn', origin)).toBeUndefined();
    expect(parse('/videos/info/one-screw')).toBeUndefined();
  });

  it.each([
    'https://elsewhere.example/articles',
    '//elsewhere.example/articles',
    '/\\elsewhere.example',
    `${origin}.elsewhere.example/articles`,
    `${origin}@elsewhere.example/articles`,
    'javascript:alert(1)',
    'articles',
    '/nowhere',
    '/article/0',
    '/article/..%2f1',
    '/articles\u0000',
    '/articles\ud800',
    '',
  ])('%j is not one of ours', (url) => {
    expect(parse(url)).toBeUndefined();
  });
});
