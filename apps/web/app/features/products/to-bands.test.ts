import { expect, it } from 'vitest';
import { toBands } from './to-bands.ts';

it('stand from the lowest up, those of the commonest currency first', () => {
  const counted = [
    { name: '1000..3000CNY', count: 4 },
    { name: '3000..10000USD', count: 3 },
    { name: '..100CNY', count: 2 },
    { name: 'nonsense', count: 9 },
    { name: '300..1000CNY', count: 1 },
    { name: '10000000..USD', count: 1 },
  ];
  expect(toBands(counted).map(({ name }) => name)).toEqual([
    '..100CNY',
    '300..1000CNY',
    '1000..3000CNY',
    '3000..10000USD',
    '10000000..USD',
  ]);
});
