import { toPlainText } from '@ironbridge/domain';
import type { PageDocument } from '@ironbridge/search';
import type { Page } from '../payload-types.ts';
import { toBody } from './body.ts';
import { findBodyRelations } from './body-relations.ts';
import { Embedder, type Related } from './embedder.ts';
import type { Projected } from './projection.ts';
import { toIds } from './relation.ts';
import { createSource } from './source.ts';
import { toProjected, toWritten } from './written.ts';

export const pages = createSource({
  collection: 'pages',
  find: (payload, query) => payload.find({ collection: 'pages', ...query }),
  isLive: (record) => record._status === 'published',
  relations: ({ body, seo }) => {
    const named = findBodyRelations(body);
    return { ...named, media: [...toIds([seo?.picture]), ...named.media] };
  },
  twins: 'page',
  project: (record, { related, twins }) => [toPage(record, twins.get(record.id) ?? null, related)],
});

function toPage(record: Page, twin: number | null, related: Related): Projected<PageDocument> {
  const embedder = new Embedder(record.edition, related);
  const body = toBody(record.body, embedder);
  const document: PageDocument = {
    ...toWritten(record, twin, {}, embedder),
    path: record.path || '',
    body,
    body_text: toPlainText(body),
  };
  return toProjected('page', document, embedder);
}
