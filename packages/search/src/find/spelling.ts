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

/** What may be left of a word without its becoming another. */
const shortest = 4;
const endings = ['ings', 'ing', 'ers', 'ies', 'ied', 'er', 'ed', 'es', 's', 'e', 'y'] as const;

/** Alike for the forms of one word, as the engine’s stemmer has it; only to be compared with another stem. */
export function toStem(word: string): string {
  const known = stemOf.get(word);
  if (known !== undefined) return known;
  const ending = endings.find(
    (each) => word.endsWith(each) && word.length - each.length >= shortest,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
