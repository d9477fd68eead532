import type { SearchKind } from '@ironbridge/domain';
import { type Document, type DocumentOf, type FindTexts, textsOf } from '@ironbridge/search';
import { toArticles } from './articles.ts';
import { toProducts, toSuppliers } from './catalogue.ts';
import { toIssues } from './issues.ts';
import { toPapers, toShows, toVideos } from './library.ts';
import type { Keyed, Setting } from './setting.ts';

/** The texts of the demo as the road would publish them, without its pictures and files. */
const corpusOf: {
  readonly [Name in SearchKind]: (setting: Setting) => Keyed<DocumentOf[Name]>[];
} = {
  article: toArticles,
  product: toProducts,
  supplier: toSuppliers,
  issue: toIssues,
  video: toVideos,
  show: toShows,
  paper: toPapers,
};

export interface Findable {
  /** The name by which judgements know it. */
  readonly key: string;
  readonly document: Document;
  /** What search looks into. */
  readonly texts: FindTexts;
}

export function toCorpus<Name extends SearchKind>(kind: Name, setting: Setting): Findable[] {
  const toTexts = textsOf[kind];
  return corpusOf[kind](setting).map(({ key, document }) => ({
    key,
    document,
    texts: toTexts(document),
  }));
}
