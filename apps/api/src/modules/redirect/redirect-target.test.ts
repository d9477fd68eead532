import { describe, expect, it } from 'vitest';
import { findAsked, findTarget, type Rule } from './redirect-target.ts';

async function targetOf(rules: readonly Rule[], path: string) {
  const asked = findAsked(path);
  if (asked === undefined) throw new Error(`${path} is not ours`);
  return findTarget(asked, async (sources) => rules.filter(({ from }) => sources.includes(from)));
}
const to = async (rules: readonly Rule[], path: string) => (await targetOf(rules, path))?.to;

const exact = { from: '/news', match: 'exact', to: '/articles', permanent: true } as const;
const wide = { from: '/old/*', match: 'pattern', to: '/new/*', permanent: true } as const;
const file = { ...wide, from: '/news/*.html', to: '/article/*' };

describe('where an old address leads', () => {
  it('is said by the exact rule, then by the pattern that says most', async () => {
    const narrow = { ...wide, from: '/old/news/*', to: '/narrow' };
    const single = { ...exact, from: '/old/news/1' };
    expect(await to([wide, narrow, single], '/old/news/1')).toBe('/articles');
    expect(await to([wide, narrow], '/old/news/1')).toBe('/narrow');
    expect(await to([], '/old')).toBeUndefined();
  });

  it('keeps what the pattern stood for', async () => {
    expect(await to([wide], '/old/a/b')).toBe('/new/a/b');
    expect(await to([{ ...wide, to: '/articles' }], '/old/a/b')).toBe('/articles');
    expect(await to([wide], '/old/泵')).toBe('/new/%E6%B3%B5');
    expect(await to([{ ...wide, to: '/*' }], '/old//evil.example')).toBe('/evil.example');
  });

  it('[LEG-4] takes a file by its name, and by nothing but its name', async () => {
    expect(await to([file], '/news/457193.html?page=2')).toBe('/article/457193?page=2');
    expect(await to([file], '/news/2019/457193.html')).toBeUndefined();
    expect(await to([file, { ...wide, from: '/news/*', to: '/articles' }], '/news/1/2.html')).toBe(
      '/articles',
    );
  });

  it('keeps parameters that the target does not set itself', async () => {
    expect(await to([exact], '/news?keyword=%E6%B3%B5&page=2')).toBe(
      '/articles?keyword=%E6%B3%B5&page=2',
    );
    const magazine = { ...exact, to: '/magazines?mid=1000001' };
    expect(await to([magazine], '/news?mid=7&lang=en')).toBe('/magazines?mid=1000001&lang=en');
  });

  it('[LEG-1] reads the old tid as an industry where an old article is asked for', async () => {
    expect(await to([exact], '/news?id=88&tid=5')).toBe('/articles?sid=5');
    expect(await to([exact], '/news?tid=5')).toBe('/articles?tid=5');
  });

  it('is the end of the road, and for good only where every step is', async () => {
    const second = { ...exact, from: '/articles', to: '/third/x', permanent: false };
    const third = { ...exact, from: '/third/*', match: 'pattern', to: '/last' } as const;
    expect(await targetOf([exact, second, third], '/news?page=2')).toEqual({
      to: '/last?page=2',
      permanent: false,
    });
  });

  it('is nowhere where the road goes in a circle or without end', async () => {
    const back = { ...exact, from: '/articles', to: '/news' };
    expect(await targetOf([exact, back], '/news')).toBeUndefined();
    expect(await targetOf([{ ...wide, to: '/old/new/*' }], '/old/a')).toBeUndefined();
  });

  it('is a plain address, here or elsewhere', async () => {
    expect(await to([{ ...exact, to: '/i/塑料' }], '/news')).toBe('/i/%E5%A1%91%E6%96%99');
    const elsewhere = { ...exact, to: 'https://events.example/2027' };
    expect(await to([elsewhere, { ...wide, from: '/2*' }], '/news')).toBe(elsewhere.to);
    expect(findAsked('//elsewhere.example/x')).toBeUndefined();
  });
});
