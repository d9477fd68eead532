import { expect, it } from 'vitest';
import { perAddress, perNetwork } from './limits.ts';

const once = { most: 1, seconds: 60 };
const own = (address: string) => perAddress('x', address, once).key;
const network = (address: string) => perNetwork('x', address, once).key;

it('[SEC-7] whoever has many addresses is counted as one: a whole /64 of the new numbering, and its neighbours', () => {
  const same = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:1:2:3', '2001:db8:1:2::'];
  expect(new Set(same.map(own)).size).toBe(1);
  expect(own('2001:db8:1:3::1')).not.toBe(own('2001:db8:1:2::1'));
  expect(network('2001:db8:1:3::1')).toBe(network('2001:db8:1:2::1'));
  expect(network('2001:db8:2:2::1')).not.toBe(network('2001:db8:1:2::1'));
  expect(own('2001:db8::1')).toBe(own('2001:db8:0:0:5::1'));
});

it('an address of the old numbering is one by itself, also where it is written in the new', () => {
  expect(own('203.0.113.7')).not.toBe(own('203.0.113.8'));
  expect(network('203.0.113.7')).toBe(network('203.0.113.8'));
  expect(own('::ffff:203.0.113.7')).toBe(own('203.0.113.7'));
  expect(network('203.0.113.7')).not.toBe(network('203.0.114.7'));
});
