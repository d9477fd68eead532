import { describe, expect, it } from 'vitest';
import { articleHref, findOwnAddress } from './article-href.ts';

describe('addresses of articles', () => {
  it('[RTE-6] an own address is followed', () => {
    expect(articleHref('cn', { id: 7, url: 'https://events.example/a' })).toBe(
      'https://events.example/a',
    );
    expect(articleHref('cn', { id: 7, url: '/articles/newswire' })).toBe('/articles/newswire');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'x'])(
    'leaves %s alone',
    (url) => {
      expect(findOwnAddress({ id: 7, url })).toBeUndefined();
      expect(articleHref('en', { id: 7, diy_url: 'slug-a', url })).toBe('/article/slug-a');
    },
  );
});
