import { isEditionId, parseIdList } from '@ironbridge/domain';
import { describe, expect, it } from 'vitest';
import {
  findRightPage,
  isFiltered,
  lastPage,
  parseListAddress,
  toChangedList,
  toListPath,
} from './list-address.ts';

const at = (address: string) => new URL(address, 'http://cn.localhost');
const read = (query: string) => parseListAddress(at(`/articles${query}`), '/articles');

describe('list addresses', () => {
  it('[RTE-4] takes industries, tag, keyword and page', () => {
    expect(read('?sid=7,5&tid=9&keyword=%20泵%20&page=3')).toEqual({
      path: '/articles',
      sid: [5, 7],
      tid: 9,
      keyword: '泵',
      extra: {},
      names: [],
      page: 3,
    });
    expect(read('?sid=x&tid=-1&keyword=')).toMatchObject({ sid: [], page: 1 });
  });

  it('keeps what only one kind is narrowed by, where it can be read', () => {
    const issues = (query: string) =>
      parseListAddress(at(`/magazines${query}`), '/magazines', {
        mid: (text) => parseIdList(text).join(','),
        lang: (text) => (isEditionId(text) ? text : undefined),
      });
    const both = issues('?lang=en&mid=7,3,3&tid=9&page=2&other=1');
    expect(both.extra).toEqual({ mid: '3,7', lang: 'en' });
    expect(toListPath(both)).toBe('/magazines?mid=3,7&lang=en&tid=9');
    expect(toListPath(both, { extra: { ...both.extra, lang: undefined } })).toBe(
      '/magazines?mid=3,7&tid=9',
    );
    expect(findRightPage(both, 1)).toBe('/magazines?mid=3,7&lang=en&tid=9');
    expect(toChangedList(issues('?lang=en'), { mid: '3' })).toBe('/magazines?mid=3&lang=en');
    expect(issues('?lang=fr&mid=x').extra).toEqual({});
  });

  it('a list in another order is not filtered', () => {
    const sorted = (query: string) =>
      parseListAddress(at(`/x${query}`), '/x', { sort: (text) => text, city: (text) => text });
    expect(isFiltered(sorted('?sort=name'))).toBe(false);
    expect(isFiltered(sorted('?sort=name&city=宁波'))).toBe(true);
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
