import { expect, it } from 'vitest';
import { toInitials } from './to-initials.ts';

it.each([
  ['Zhou Yan', 'ZY'],
  ['Hannah Maria Lindqvist', 'HL'],
  ['Plato', 'P'],
  ['周砚', '周'],
  ['汉娜·林德奎斯特', '汉'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
