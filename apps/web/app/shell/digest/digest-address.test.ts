import { describe, expect, it } from 'vitest';
import { digestBlockPath, parseDigestAddress } from './digest-address.ts';

const parse = (query: string) =>
  parseDigestAddress(new URL(`http://cn.localhost/part/digest/news${query}`), 'news');

describe('where a block of the pop-up is', () => {
  it('[DLG-2] is at industry 5 unless it says otherwise', () => {
    expect(parse('')).toEqual({ sid: 5, page: 1 });
    expect(parse('?sid=7&page=3')).toEqual({ sid: 7, page: 3 });
  });

  it.each(['?sid=0&page=0', '?sid=-1&page=-2', '?sid=1,2&page=2.5', '?sid=x&page=99999', '?sid='])(
    'is at the start for %s',
    (query) => {
      expect(parse(query)).toEqual({ sid: 5, page: 1 });
    },
  );

  it('has one spelling', () => {
    expect(digestBlockPath('papers', { sid: 7, page: 1 })).toBe('/part/digest/papers?sid=7');
    expect(digestBlockPath('papers', { sid: 7, page: 2 })).toBe('/part/digest/papers?sid=7&page=2');
  });
});
