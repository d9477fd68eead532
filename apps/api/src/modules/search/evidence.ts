import type { EvidenceField } from '@ironbridge/contract';
import { type SearchType, type searchTypes, toPlainText } from '@ironbridge/domain';
import { type DocumentOf, toMarks, toSnippet, type Understood } from '@ironbridge/search';
import { fromCharacters, toCharacters } from '../../bytes.ts';

type Texts = readonly (readonly [field: EvidenceField, text: string])[];

/** Each kind's texts besides its card, the most telling first. Where they were not asked for there are none. */
export type DeeperTexts = {
  readonly [Type in SearchType]: (
    document: Partial<DocumentOf[(typeof searchTypes)[Type]]>,
  ) => Texts;
};

const all = (field: EvidenceField, texts: readonly string[] = []): Texts =>
  texts.map((text) => [field, text]);
const named = (field: EvidenceField, things: readonly { readonly name: string }[] = []): Texts =>
  things.map(({ name }) => [field, name]);

export const deeperTexts: DeeperTexts = {
  news: ({ body = [], suppliers, products }) => [
    ['text', toPlainText(body)],
    ...named('named', suppliers),
    ...named('named', products),
  ],
  products: ({ description = '', specs = [], supplier }) => [
    ['text', description],
    ...all(
      'specification',
      specs.flatMap(({ text }) => text ?? []),
    ),
    ...(supplier ? named('supplier', [supplier]) : []),
  ],
  supplier: ({ profile = '', certificates = [] }) => [
    ['text', profile],
    ...all(
      'certificate',
      certificates.map(({ kind }) => kind),
    ),
  ],
  magazines: ({ contents }) =>
    all(
      'contents',
      contents?.map(({ title }) => title),
    ),
  videos: ({ supplier, block }) => [
    ...(supplier ? named('supplier', [supplier]) : []),
    ...(block ? named('block', [block]) : []),
  ],
  exhibitions: ({ about = '', exhibitors = [] }) => [
    ['text', about],
    ...named(
      'exhibitor',
      exhibitors.map(({ supplier }) => supplier),
    ),
  ],
  whitepapers: ({ inside, opening = '', supplier }) => [
    ...all('inside', inside),
    ['text', opening],
    ...(supplier ? named('supplier', [supplier]) : []),
  ],
};

const most = 2;
/** Whoever reads on to there has long seen the words; to look further costs more than it tells. */
const furthest = 12_000;

/** Where an item holds what was looked for, if its card does not show it. */
export function findEvidence(
  texts: Texts,
  understood: Understood,
  how: Parameters<typeof toMarks>[2],
) {
  const found = [];
  for (const [field, text] of texts) {
    const characters = toCharacters(text.slice(0, furthest));
    const snippet = toSnippet(characters, toMarks(characters, understood, how));
    if (snippet) found.push({ field, text: fromCharacters(snippet.text), marks: snippet.marks });
    if (found.length === most) break;
  }
  return found;
}
