import { describe, expect, it } from 'vitest';
import { pickRule, toSourcePath, toSourcesOf, toStarred } from './redirects.ts';

describe('the paths of redirects', () => {
  it('come without host and last slash', () => {
    expect(toSourcePath(' https://old.example/plastics/ ')).toBe('/plastics');
    expect(toSourcePath('/')).toBe('/');
    expect(toSourcePath('plastics')).toBe('plastics');
  });

  it('know what would take them further', () => {
    expect(toSourcesOf('/a/b?x=1')).toEqual(['/a/b', '/*', '/a*', '/a/*', '/a/b*']);
    expect(toSourcesOf('https://events.example/a')).toEqual([]);
  });

  it('know the files of a folder by their ending', () => {
    const sources = toSourcesOf('/a/12.html');
    expect(sources).toContain('/a/*');
    expect(sources.filter((source) => source.endsWith('*.html'))).toEqual([
      '/a/*.html',
      '/a/1*.html',
      '/a/12*.html',
    ]);
    expect(toSourcesOf('/a.b/c').filter((source) => source.endsWith('.b'))).toEqual([]);
  });

  it('say what their star stood for', () => {
    expect(toStarred('/old/*', '/old/a/b')).toBe('a/b');
    expect(toStarred('/news/*.html', '/news/457193.html')).toBe('457193');
    expect(toStarred('/news', '/news')).toBe('');
  });

  it('give way to the exact rule, then to the pattern that says most', () => {
    const exact = { from: '/news', match: 'exact' } as const;
    const wide = { from: '/news*', match: 'pattern' } as const;
    const narrow = { from: '/news/old/*', match: 'pattern' } as const;
    expect(pickRule([wide, narrow, exact])).toBe(exact);
    expect(pickRule([wide, narrow])).toBe(narrow);
    expect(pickRule([])).toBeUndefined();
  });
});
