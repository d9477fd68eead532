import { describe, expect, it } from 'vitest';
import { convert, findComparable, findUnit, fromBase, toBase } from './measures.ts';
import { dimensions } from './units.ts';

describe('units', () => {
  it.each([
    [2500, 'kN', 254.92905324448, 'tf'],
    [100, 't', 980.665, 'kN'],
    [250, 'ton', 2451.6625, 'kN'],
    [745.69987158227, 'W', 1, 'hp'],
    [10, 'PS', 7.3549875, 'kW'],
    [2, 'in', 50.8, 'mm'],
    [1, 'mil', 25.4, 'µm'],
    [14.503773773, 'psi', 1, 'bar'],
    [10, 'kgf/cm2', 0.980665, 'MPa'],
    [212, '°F', 100, '°C'],
    [0, '°C', 32, '°F'],
    [-40, '℃', -40, '°F'],
    [300, 'K', 26.85, '°C'],
    [100, 'L/min', 6, 'm³/h'],
    [1, 't/h', 1000, 'kg/h'],
    [3000, 'rpm', 50, 'Hz'],
    [60, 'm/min', 1, 'm/s'],
    [1, 'kgf·m', 9.80665, 'N·m'],
    [30, 'arcmin', 0.5, '°'],
    [1, 'g/cm3', 1000, 'kg/m³'],
    [500, 'cP', 0.5, 'Pa·s'],
    [1, 'kWh', 3.6, 'MJ'],
    [2, '%', 20_000, 'ppm'],
    [120, 'packs/min', 7200, 'pcs/h'],
    [12, 'g/10min', 0.072, 'kg/h'],
  ])('%d %s are %d %s', (value, from, expected, to) => {
    expect(convert(value, from, to)).toBeCloseTo(expected, 9);
  });

  it('compare only within what they measure', () => {
    expect(convert(1, 'kN', 'kW')).toBeUndefined();
    expect(convert(1, 'm³/h', 'Nm³/h')).toBeUndefined();
    expect(convert(1, 'HRC', 'mm')).toBeUndefined();
    expect(findUnit('furlong')).toBeUndefined();
    expect(findUnit('constructor')).toBeUndefined();
  });

  it('mean by t what the property measures', () => {
    expect(convert(1, 't', 'kg')).toBe(1000);
    expect(convert(1, 't', 'N')).toBe(9806.65);
  });

  it('are read in each of their spellings, and in any case where that leaves no doubt', () => {
    for (const spelling of ['N·m', 'N*m', 'Nm', 'N.m', 'N m', 'NM', 'Ｎ·ｍ']) {
      expect(convert(1, spelling, 'N·m'), spelling).toBe(1);
    }
    expect(convert(1, 'm3/h', 'm³/h')).toBe(1);
    expect(convert(1, 'KN', 'kN')).toBe(1);
    expect(convert(1, 'mw', 'W')).toBeUndefined();
    expect(findComparable('', 'kN')).toEqual(findUnit('kN'));
  });

  it('give the same number there and back', () => {
    for (const [dimension, units] of Object.entries(dimensions)) {
      const [base = ''] = Object.keys(units);
      for (const symbol of Object.keys(units)) {
        const unit = findComparable(symbol, base);
        expect(unit?.dimension, `${dimension} ${symbol}`).toBe(dimension);
        for (const value of [0.1, 7, 1234.5]) {
          if (unit) expect(fromBase(toBase(value, unit), unit)).toBeCloseTo(value, 6);
        }
      }
    }
  });
});
