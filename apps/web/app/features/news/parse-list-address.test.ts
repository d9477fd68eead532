import { describe, expect, it } from 'vitest';
import { findRightPage, lastPage, parseListAddress } from './parse-list-address.ts';

const read = (query: string) => parseListAddress(new URL(`http://cn.localhost/articles${query}`));

describe('list addresses', () => {
  it('[RTE-4] takes industries, tag, keyword and page', () => {
    expect(read('?sid=7,5&tid=9&keyword=%20泵%20&page=3')).toEqual({
      type: undefined,
      sid: [5, 7],
      tid: 9,
      keyword: '泵',
      page: 3,
    });
    expect(read('?sid=x&tid=-1&keyword=')).toMatchObject({ sid: [], page: 1 });
  });

  it('[RTE-25] a page outside the list leads to its nearest end', () => {
    expect(findRightPage(read('?sid=5&page=99'), 4)).toBe('/articles?sid=5&page=4');
    expect(findRightPage(read('?page=0'), 4)).toBe('/articles');
    expect(findRightPage(read('?page=-3'), 4)).toBe('/articles');
    expect(findRightPage(read('?page=two'), 4)).toBe('/articles');
    expect(findRightPage(read('?page=4'), 4)).toBeUndefined();
  });

  it('[RTE-25] the last page is the last that can be read', () => {
    expect(lastPage(0, 20, 10_000)).toBe(1);
    expect(lastPage(41, 20, 10_000)).toBe(3);
    expect(lastPage(500_000, 20, 10_000)).toBe(500);
  });
});
