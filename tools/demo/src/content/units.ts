import type { Both } from './both.ts';

/** In what things are counted and priced. */
export const units = {
  unit: ['台', 'unit'],
  set: ['套', 'set'],
  line: ['条', 'line'],
  piece: ['件', 'piece'],
  kilogram: ['千克', 'kg'],
  tonne: ['吨', 't'],
  metre: ['米', 'm'],
  square_metre: ['平方米', 'm²'],
  litre: ['升', 'L'],
  roll: ['卷', 'roll'],
  sheet: ['张', 'sheet'],
  thousand: ['千只', '1,000 pcs'],
} as const satisfies Record<string, Both>;

export type UnitKey = keyof typeof units;
