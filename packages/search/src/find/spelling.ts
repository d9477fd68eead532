/** Both spellings of English are one word. Stems, since in the index they stand in place of the stemmer's work. */
export const spellings = {
  mould: ['mold', 'molds', 'molded', 'molding', 'moldings'],
  moulder: ['molder', 'molders'],
  centr: ['center', 'centers', 'centered', 'centering'],
  fibr: ['fiber', 'fibers'],
  metr: ['meter', 'meters', 'metering'],
  litr: ['liter', 'liters'],
  colour: ['color', 'colors', 'colored', 'coloring'],
  grei: ['gray'],
  aluminium: ['aluminum'],
  sulphur: ['sulfur'],
  tyre: ['tire', 'tires'],
  plough: ['plow', 'plows'],
  catalogu: ['catalog', 'catalogs'],
  analys: ['analyzer', 'analyzers'],
  gaug: ['gage', 'gages'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const stemOf = new Map<string, string>(
  Object.entries(spellings).flatMap(([stem, typed]) => typed.map((word) => [word, stem])),
);

/** Spelled one way here and another there, by rule: -ise and -ize, -our and -or, -lling and -ling. */
const twoWays = [
  [/^(.{3,}[iy])([sz])(e|es|ed|er|ers|ing|ation|ations)$/, { s: 'z', z: 's' }],
  [/^(.{3,}[^aeiou]o)(r|ur)(s|ed|ing)?$/, { r: 'ur', ur: 'r' }],
  [/^(.{3,}[aeiou])(l|ll)(ed|er|ers|ing)$/, { l: 'll', ll: 'l' }],
] as const satisfies readonly (readonly [RegExp, Readonly<Record<string, string>>])[];

/** The same word as it is spelled on the other side of the Atlantic, if it may be. */
export function findOtherSpelling(word: string): string | undefined {
  for (const [rule, others] of twoWays) {
    const [, start, middle = '', end = ''] = rule.exec(word) ?? [];
    const other = new Map<string, string>(Object.entries(others)).get(middle);
    if (start !== undefined && other !== undefined) return start + other + end;
  }
  return undefined;
}

/** What may be left of a word without its becoming another. */
const shortest = 4;
const endings = ['ings', 'ing', 'ers', 'ies', 'ied', 'er', 'ed', 'es', 's', 'e', 'y'] as const;

/** Alike for the forms of one word, as the engine’s stemmer has it; only to be compared with another stem. */
export function toStem(word: string): string {
  const known = stemOf.get(word);
  if (known !== undefined) return known;
  return toRoot(word.replace(/([iy])z(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, '$1s'));
}

function toRoot(word: string): string {
  const ending = endings.find(
    (each) => word.endsWith(each) && word.length - each.length >= shortest,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
