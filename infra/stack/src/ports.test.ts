import { expect, test } from 'vitest';
import { ports } from './ports.ts';

test('every port of a stack is its own, within fifty above the public one', () => {
  const all = Object.values(ports(8080)).flat();
  expect(new Set(all).size).toBe(all.length);
  expect(Math.min(...all)).toBe(8080);
  expect(Math.max(...all)).toBeLessThan(8080 + 50);
});
