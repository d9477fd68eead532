import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

it('shows the ends, the neighbours and honest gaps', () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(1, 4)).toEqual([1, 2, 3, 4]);
  expect(pagesAround(5, 40)).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 40]);
  expect(pagesAround(20, 40)).toEqual([1, 0, 18, 19, 20, 21, 22, 0, 40]);
  expect(pagesAround(40, 40)).toEqual([1, 0, 38, 39, 40]);
});
