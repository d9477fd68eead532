import { type PaperDocument, textsOf } from '@ironbridge/search';
import type { WhitePaper } from '../payload-types.ts';
import { Embedder, type Related } from './embedder.ts';
import { toFiling } from './filing.ts';
import type { Projected } from './projection.ts';
import { toIds } from './relation.ts';
import { createSource } from './source.ts';
import { toProjected, toWritten } from './written.ts';

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
  const embedder = new Embedder(record.edition, related);
  const picture = embedder.picture(record.picture) ?? null;
  const file = embedder.privateFile(record.file);
  const brief = record.brief ?? '';
  const document: PaperDocument = {
    ...toWritten(record, twin, { description: brief, image: picture }, embedder),
    ...toFiling(record, embedder),
    brief,
    inside: (record.inside ?? []).map(({ text }) => text),
    opening: record.opening ?? '',
    picture,
    pages: record.pages ?? null,
    bytes: file?.bytes ?? 0,
    file_key: file?.key ?? null,
    supplier: embedder.supplier(record.supplier) ?? null,
  };
  return { ...toProjected('paper', document, embedder), find: textsOf.paper(document) };
}
