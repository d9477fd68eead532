/** Every colour of the house by name; the values are in tokens.css and nowhere else. */
export const colourTokens = [
  'paper',
  'paper-2',
  'ink',
  'ink-2',
  'line',
  'edge',
  'oxide',
  'on-oxide',
  'steel',
  'steel-2',
  'ok',
  'warn',
  'bad',
  'iron',
  'on-iron',
  'on-iron-2',
  'iron-line',
] as const;
export type ColourToken = (typeof colourTokens)[number];

/** What is set on what, and how strongly it must stand out: 4.5 for text, 3 for borders of controls. */
export const colourPairs: readonly (readonly [
  front: ColourToken,
  back: ColourToken,
  least: number,
])[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'paper-2', 4.5],
  ['ink-2', 'paper', 4.5],
  ['ink-2', 'paper-2', 4.5],
  ['paper', 'ink', 4.5],
  ['oxide', 'paper', 4.5],
  ['oxide', 'paper-2', 4.5],
  ['on-oxide', 'oxide', 4.5],
  ['steel', 'paper', 4.5],
  ['steel', 'paper-2', 4.5],
  ['steel', 'steel-2', 4.5],
  ['ok', 'paper', 4.5],
  ['warn', 'paper', 4.5],
  ['bad', 'paper', 4.5],
  ['on-iron', 'iron', 4.5],
  ['on-iron-2', 'iron', 4.5],
  ['edge', 'paper', 3],
];
