import { expect, it } from 'vitest';
import { toSpecValue } from './spec-value.ts';

const force = { property: 'clamping_force', name: '锁模力', unit: 'kN' };

it.each([
  [{ ...force, number: 1600 }, '1,600\u00a0kN'],
  [{ ...force, from: 20, to: 80 }, '20–80\u00a0kN'],
  [{ ...force, from: -20, to: 80, unit: '°C' }, '−20…80\u00a0°C'],
  [{ ...force, to: 180, unit: '°C' }, '≤ 180\u00a0°C'],
  [{ ...force, from: 0.005 }, '≥ 0.005\u00a0kN'],
  [{ ...force, number: 92.5, unit: '%' }, '92.5%'],
  [{ ...force, text: 'IP65', unit: '' }, 'IP65'],
  [{ ...force, number: 3, unit: '' }, '3'],
  [force, ''],
])('%j is written %s', (spec, written) => {
  expect(toSpecValue(spec)).toBe(written);
});
