import { convert, findUnit } from './measures.ts';
import type { Dimension } from './units.ts';

/** Of the units of a dimension, those that a reader may want to see its values in. */
const offered = {
  length: ['µm', 'mm', 'cm', 'm', 'in', 'ft'],
  area: ['mm²', 'cm²', 'm²', 'ft²'],
  volume: ['mL', 'L', 'm³', 'gal'],
  mass: ['g', 'kg', 't', 'oz', 'lb'],
  force: ['N', 'kN', 'MN', 't', 'lbf'],
  torque: ['N·m', 'kN·m', 'lbf·ft'],
  pressure: ['Pa', 'kPa', 'MPa', 'bar', 'psi'],
  power: ['W', 'kW', 'MW', 'hp'],
  energy: ['J', 'kJ', 'Wh', 'kWh', 'MWh'],
  energyPerMass: ['kJ/kg', 'Wh/kg', 'kWh/kg', 'kWh/t'],
  temperature: ['°C', '°F', 'K'],
  time: ['µs', 'ms', 's', 'min', 'h', 'd'],
  frequency: ['Hz', 'kHz', 'MHz', 'GHz', 'r/min'],
  speed: ['mm/s', 'm/s', 'm/min', 'km/h', 'ft/min'],
  flow: ['L/min', 'L/s', 'm³/h', 'm³/min', 'gpm', 'cfm'],
  normalFlow: ['NL/min', 'Nm³/min', 'Nm³/h'],
  massFlow: ['g/min', 'kg/min', 'kg/h', 't/h', 'lb/h'],
  density: ['kg/m³', 'g/cm³', 'lb/ft³'],
  massPerArea: ['g/m²', 'kg/m²', 'oz/yd²'],
  viscosity: ['mPa·s', 'Pa·s'],
  angle: ['°', 'arcmin'],
  voltage: ['mV', 'V', 'kV'],
  current: ['mA', 'A', 'kA'],
  share: ['%', 'ppm'],
} as const satisfies Partial<Record<Dimension, readonly string[]>>;

/** Beyond these figures a unit is too small or too large to read the values in. */
const readable = { least: 0.05, most: 1e5 };

/** Units of the same kind in which values up to `highest` are figures that can be read; the given one first. */
export function offeredUnits(unit: string, highest: number | null = null): string[] {
  const own = findUnit(unit);
  const units: readonly string[] = own && isOffered(own.dimension) ? offered[own.dimension] : [];
  if (!units.includes(unit)) return [unit];
  const others = units.filter((other) => {
    if (other === unit || highest === null) return other !== unit;
    const most = Math.abs(convert(highest, unit, other) ?? 0);
    return most >= readable.least && most < readable.most;
  });
  return [unit, ...others];
}

function isOffered(dimension: Dimension): dimension is keyof typeof offered {
  return Object.hasOwn(offered, dimension);
}
