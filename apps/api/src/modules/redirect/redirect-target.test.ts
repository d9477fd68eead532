import { describe, expect, it } from 'vitest';
import { findAsked, pickRule, toTarget } from './redirect-target.ts';

function targetOf(rule: Parameters<typeof toTarget>[0], asked: string): string {
  const [path = '', query = ''] = asked.split('?');
  return toTarget(rule, path, new URLSearchParams(query));
}

const exact = { from: '/news', match: 'exact', to: '/articles' } as const;
const wide = { from: '/old/*', match: 'pattern', to: '/new/*' } as const;

describe('where an old address leads', () => {
  it('is said by the exact rule, then by the pattern that says most', () => {
    const narrow = { ...wide, from: '/old/news/*' };
    expect(pickRule([wide, narrow, exact])).toBe(exact);
    expect(pickRule([wide, narrow])).toBe(narrow);
    expect(pickRule([])).toBeUndefined();
  });

  it('keeps what the pattern stood for', () => {
    expect(targetOf(wide, '/old/a/b')).toBe('/new/a/b');
    expect(targetOf({ ...wide, to: '/articles' }, '/old/a/b')).toBe('/articles');
    expect(targetOf(wide, '/old/泵')).toBe('/new/%E6%B3%B5');
    expect(targetOf({ ...wide, to: '/*' }, '/old//evil.example')).toBe('/evil.example');
  });

  it('keeps parameters that the target does not set itself', () => {
    expect(targetOf(exact, '/news?keyword=%E6%B3%B5&page=2')).toBe(
      '/articles?keyword=%E6%B3%B5&page=2',
    );
    const magazine = { ...exact, to: '/magazines?mid=1000001' };
    expect(targetOf(magazine, '/ptc?mid=7&lang=en')).toBe('/magazines?mid=1000001&lang=en');
  });

  it('reads the old tid as an industry where an old article is asked for', () => {
    expect(targetOf(exact, '/news?id=88&tid=5')).toBe('/articles?sid=5');
    expect(targetOf(exact, '/news?tid=5')).toBe('/articles?tid=5');
  });

  it('is a plain address, here or elsewhere', () => {
    expect(targetOf({ ...exact, to: '/i/塑料' }, '/news')).toBe('/i/%E5%A1%91%E6%96%99');
    const elsewhere = { ...exact, to: 'https://events.example/2027' };
    expect(targetOf(elsewhere, '/news')).toBe('https://events.example/2027');
    expect(findAsked('//elsewhere.example/x')).toBeUndefined();
  });
});
