import { describe, expect, it } from 'vitest';
import { toSourcePath, toSourcesOf } from './redirects.ts';

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
});
