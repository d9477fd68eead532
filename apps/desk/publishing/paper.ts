import { documentSchema, type PaperDocument, textsOf } from '@ironbridge/search';
import type { WhitePaper } from '../payload-types.ts';
import { Embedder, type Related } from './embedder.ts';
import { toFiling, toItemTags } from './filing.ts';
import type { Projected } from './projection.ts';
import { toIds } from './relation.ts';
import { toSeo } from './seo.ts';
import { createSource } from './source.ts';

export const papers = createSource({
  collection: 'white_papers',
  find: (payload, query) => payload.find({ collection: 'white_papers', ...query }),
  isLive: (record) => record._status === 'published',
  relations: ({ picture, file, seo, supplier, industries }) => ({
    media: toIds([picture, seo?.picture]),
    privateFiles: toIds([file]),
    suppliers: toIds([supplier]),
    industries: toIds(industries),
  }),
  twins: 'paper',
  project: (record, { related, twins }) => [toPaper(record, twins.get(record.id) ?? null, related)],
});

function toPaper(
  record: WhitePaper,
  twin: number | null,
  related: Related,
): Projected<PaperDocument> {
  const { edition } = record;
  const embedder = new Embedder(edition, related);
  const picture = embedder.picture(record.picture) ?? null;
  const file = embedder.privateFile(record.file);
  const brief = record.brief ?? '';
  const document: PaperDocument = {
    schema: documentSchema,
    id: record.id,
    edition,
    updated_at: record.updatedAt,
    ...toFiling(record, embedder),
    title: record.title || '',
    brief,
    inside: (record.inside ?? []).map(({ text }) => text),
    opening: record.opening ?? '',
    publish_time: record.publish_time ?? record.updatedAt,
    picture,
    pages: record.pages ?? null,
    bytes: file?.bytes ?? 0,
    file_key: file?.key ?? null,
    supplier: embedder.supplier(record.supplier) ?? null,
    seo: toSeo(record.seo, { title: record.title, description: brief, image: picture }, embedder),
    twin_id: twin,
  };
  return {
    edition,
    document,
    find: textsOf.paper(document),
    tags: toItemTags('paper', document),
    uses: embedder.uses,
    face: null,
    due: null,
  };
}
