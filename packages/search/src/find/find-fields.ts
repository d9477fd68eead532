import { spellings } from './spelling.ts';

/** What search looks into, the same for every kind that can be found. Kept beside the document, never given back. */
export interface FindFields {
  /** Headline or names, in whichever languages there are. */
  readonly title: readonly string[];
  readonly summary: readonly string[];
  /** All words of the item, those of title and summary among them: every word of a query must be here. */
  readonly text: readonly string[];
  /** The title as typed on a Latin keyboard. */
  readonly pinyin: readonly string[];
  /** Words that a suggestion may be reached by, from their first letter on. */
  readonly starts: readonly string[];
  readonly year: number | null;
}

/** Built of what every OpenSearch has. One analyzer for both languages: bigrams of Chinese beside stems of English. */
export const findAnalysis = {
  filter: {
    pairs: { type: 'cjk_bigram' },
    pairs_and_signs: { type: 'cjk_bigram', output_unigrams: true },
    possessive: { type: 'stemmer', language: 'possessive_english' },
    spelling: {
      type: 'stemmer_override',
      rules: Object.entries(spellings).map(([stem, typed]) => `${typed.join(', ')} => ${stem}`),
    },
    beginnings: { type: 'edge_ngram', min_gram: 1, max_gram: 12 },
  },
  analyzer: {
    words: toAnalyzer('pairs'),
    // A single sign such as 泵 is a word too, and is found in titles.
    words_and_signs: toAnalyzer('pairs_and_signs'),
    beginnings: { type: 'custom', tokenizer: 'whitespace', filter: ['beginnings'] },
  },
} as const;

function toAnalyzer(pairs: string) {
  const filter = ['cjk_width', 'possessive', 'lowercase', 'asciifolding', pairs, 'stop'];
  return {
    type: 'custom',
    tokenizer: 'standard',
    filter: [...filter, 'spelling', 'porter_stem'],
  } as const;
}

const listed = { type: 'text', index_options: 'docs', norms: false } as const;

export const findProperties = {
  title: { type: 'text', analyzer: 'words_and_signs', search_analyzer: 'words' },
  summary: { type: 'text', analyzer: 'words' },
  // Without places: a common word in the body is what costs, and phrases are looked for in title and summary.
  text: { type: 'text', analyzer: 'words', index_options: 'freqs' },
  pinyin: { ...listed, analyzer: 'whitespace' },
  starts: { ...listed, analyzer: 'beginnings', search_analyzer: 'whitespace' },
  year: { type: 'short' },
} as const satisfies Record<keyof FindFields, object>;
