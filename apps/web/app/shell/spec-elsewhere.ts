import type { Specification } from '@ironbridge/contract';
import { toSpecIn } from './spec-in-unit.ts';

/** What buyers elsewhere, or in another trade, count the same in. */
const besides: Readonly<Record<string, string>> = {
  kN: 't',
  N: 'kgf',
  mm: 'in',
  m: 'ft',
  µm: 'mil',
  kg: 'lb',
  g: 'oz',
  kW: 'hp',
  bar: 'psi',
  MPa: 'bar',
  'm³/h': 'gpm',
  'L/min': 'gpm',
  L: 'gal',
  '°C': '°F',
  N·m: 'lbf·ft',
  'm/min': 'ft/min',
  'kg/h': 'lb/h',
  'g/m²': 'oz/yd²',
};

/** The same value in the unit that others count it in, where there is one. */
export function findSpecElsewhere(spec: Specification): Specification | undefined {
  const unit = besides[spec.unit];
  if (unit === undefined || spec.text !== undefined) return undefined;
  const converted = toSpecIn(spec, unit);
  return converted.unit === unit ? converted : undefined;
}
