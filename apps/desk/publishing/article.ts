import { toPlainText } from '@ironbridge/domain';
import { type ArticleDocument, textsOf } from '@ironbridge/search';
import type { Article } from '../payload-types.ts';
import { toBody } from './body.ts';
import { Embedder, type Related } from './embedder.ts';
import { toFiling } from './filing.ts';
import { findNextDue, type Projected } from './projection.ts';
import { measureText } from './reading-time.ts';
import { toProjected, toWritten } from './written.ts';

export interface ArticleInput {
  readonly record: Article;
  /** Its pair's other side, in the other edition. */
  readonly twin: number | null;
}

export function toArticle(
  { record, twin }: ArticleInput,
  related: Related,
  now: Date,
): Projected<ArticleDocument> {
  const embedder = new Embedder(record.edition, related);
  const body = toBody(record.body, embedder);
  const bodyText = toPlainText(body);
  const cover = embedder.picture(record.cover) ?? null;
  const standfirst = record.standfirst ?? '';
  const summary = record.summary || standfirst;
  const document: ArticleDocument = {
    ...toWritten(record, twin, { description: summary, image: cover }, embedder),
    ...toFiling(record, embedder),
    standfirst,
    summary,
    author: record.author ?? '',
    source: record.source ?? '',
    types: record.types ?? [],
    pinned_until: record.pinned_until ?? null,
    diy_url: record.diy_url || null,
    url: record.url || null,
    cover,
    cover_caption: record.cover_caption ?? '',
    cover_credit: record.cover_credit ?? '',
    body,
    ...measureText(bodyText),
    corrections: (record.corrections ?? []).map(({ date, text }) => ({ date, text })),
    suppliers: (record.suppliers ?? []).flatMap((supplier) => embedder.supplier(supplier) ?? []),
    products: (record.products ?? []).flatMap((product) => embedder.product(product) ?? []),
  };
  return {
    ...toProjected('article', document, embedder),
    find: textsOf.article(document),
    due: findNextDue([record.pinned_until], now),
  };
}
