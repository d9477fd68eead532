import { expect, it } from 'vitest';
import { offeredUnits } from './offered-units.ts';

it('offers what measures the same and can be read, the property’s own first', () => {
  expect(offeredUnits('kN', 9000)).toEqual(['kN', 'MN', 't']);
  expect(offeredUnits('mm', 115)).toEqual(['mm', 'cm', 'm', 'in', 'ft']);
  expect(offeredUnits('°C')).toEqual(['°C', '°F', 'K']);
});

it('leaves what is counted in its own way as it is', () => {
  expect(offeredUnits('bottles/h', 24_000)).toEqual(['bottles/h']);
  expect(offeredUnits('')).toEqual(['']);
  expect(offeredUnits('what')).toEqual(['what']);
});
