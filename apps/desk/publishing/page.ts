import { toPlainText } from '@ironbridge/domain';
import { documentSchema, type PageDocument } from '@ironbridge/search';
import type { Page } from '../payload-types.ts';
import { toBody } from './body.ts';
import { findBodyRelations } from './body-relations.ts';
import { Embedder, type Related } from './embedder.ts';
import { toItemTags } from './filing.ts';
import type { Projected } from './projection.ts';
import { toIds } from './relation.ts';
import { toSeo } from './seo.ts';
import { createSource } from './source.ts';

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
  const { edition } = record;
  const embedder = new Embedder(edition, related);
  const body = toBody(record.body, embedder);
  const document: PageDocument = {
    schema: documentSchema,
    id: record.id,
    edition,
    updated_at: record.updatedAt,
    path: record.path || '',
    title: record.title || '',
    publish_time: record.publish_time ?? record.updatedAt,
    body,
    body_text: toPlainText(body),
    seo: toSeo(record.seo, { title: record.title, description: '', image: null }, embedder),
    twin_id: twin,
  };
  return {
    edition,
    document,
    tags: toItemTags('page', document),
    uses: embedder.uses,
    face: null,
    due: null,
  };
}
