import { describe, expect, it } from 'vitest';
import { isSourcePath, isTarget } from './redirect-path.ts';

describe('the paths of redirects', () => {
  it('begin with one slash, and only a pattern ends in a star', () => {
    expect(isSourcePath('/detail/12.html', 'exact')).toBe(true);
    expect(isSourcePath('/mobile/*', 'pattern')).toBe(true);
    expect(isSourcePath('/news/*.html', 'pattern')).toBe(true);
    expect(isSourcePath('/news/*/detail', 'pattern')).toBe(false);
    expect(isSourcePath('/news/*.html', 'exact')).toBe(false);
    expect(isSourcePath('/mobile/*', 'exact')).toBe(false);
    expect(isSourcePath('/mobile', 'pattern')).toBe(false);
    expect(isSourcePath('/a*b*', 'pattern')).toBe(false);
    expect(isSourcePath('//host/x', 'exact')).toBe(false);
    expect(isSourcePath('/a?b=1', 'exact')).toBe(false);
  });

  it('lead to our site or to a secure page elsewhere', () => {
    expect(isTarget('/about/policy?from=old')).toBe(true);
    expect(isTarget('https://events.example/2027')).toBe(true);
    expect(isTarget('https://events.example/2027/*')).toBe(true);
    expect(isTarget('https://events.example*')).toBe(false);
    expect(isTarget('http://events.example')).toBe(false);
    expect(isTarget('//events.example')).toBe(false);
    expect(isTarget('javascript:alert(1)')).toBe(false);
  });
});
