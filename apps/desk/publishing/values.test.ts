import { describe, expect, it } from 'vitest';
import { toComparable, toProperties } from './values.ts';

const units = new Map([
  ['force', 'kN'],
  ['heat', '°C'],
  ['axes', ''],
  ['width', 'mm'],
]);

describe('what compares of a specification', () => {
  it('is in one unit whatever it was written in', () => {
    const { values } = toComparable([{ property: 'force', number: 100, unit: 't' }], units);
    expect(values).toEqual({ force: { from: 980_665, to: 980_665 } });
    expect(toComparable([{ property: 'force', number: 980.665 }], units).values).toEqual(values);
  });

  it('is a span, from the lower end, in degrees too', () => {
    expect(toComparable([{ property: 'heat', from: 200, to: -20, unit: '℃' }], units)).toEqual({
      values: { heat: { from: 253.15, to: 473.15 } },
      properties: ['heat'],
    });
    expect(toComparable([{ property: 'axes', number: 6 }], units).values).toEqual({
      axes: { from: 6, to: 6 },
    });
  });

  it('leaves out texts, units of something else, and what the dictionary does not have', () => {
    const specs = [
      { property: 'width', text_cn: '可定制' },
      { property: 'force', number: 3, unit: 'kW' },
      { property: 'unheard_of', number: 3 },
      'nonsense',
    ];
    expect(toComparable(specs, units)).toEqual({ values: {}, properties: [] });
    expect(toProperties(specs)).toEqual(['width', 'force', 'unheard_of']);
    expect(toProperties(null)).toEqual([]);
  });
});
