import type { EditionId, SearchType } from '@ironbridge/domain';

/** What makes a query hard; each piece of the search earns its place on one of these. */
export const queryKinds = {
  plain: 'words that stand in the text',
  term: 'another name of the thing, or its name in the other language',
  pinyin: 'Chinese in Latin letters, whole or by initials',
  traditional: 'traditional characters',
  mixed: 'both languages in one line',
  spelling: 'American spelling, plurals',
  model: 'a model, a size',
  name: 'a firm, a brand, a title',
  place: 'a city, a country',
  symptom: 'what is wrong and not what it is called',
  order: 'the right words in the wrong order',
  sentence: 'a whole question',
} as const satisfies Record<string, string>;

export type QueryKind = keyof typeof queryKinds;

/** Ranking is tuned by the one and never by the other. */
export const querySets = ['tuned', 'held'] as const;

export type QuerySet = (typeof querySets)[number];

/** 3 is what the searcher wants, 2 is good, 1 is acceptable; whatever is not named is worth nothing. */
export type Grade = 1 | 2 | 3;

export interface JudgedQuery {
  readonly words: string;
  readonly edition: EditionId;
  readonly type: SearchType;
  readonly kind: QueryKind;
  readonly set: QuerySet;
  /** Who asks this, and what for. */
  readonly need: string;
  /** By the key of a document, or of a group of them: see `document-keys.ts`. */
  readonly wants: Readonly<Record<string, Grade>>;
}
