import type { EditionId, Kind, Picture } from '@ironbridge/domain';
import { documentSchema, type WrittenDocument } from '@ironbridge/search';
import type { Article } from '../payload-types.ts';
import type { Embedder } from './embedder.ts';
import { toItemTags } from './filing.ts';
import type { Projected } from './projection.ts';
import { toSeo } from './seo.ts';

/** What the desk keeps of every text that is written for one edition. */
interface WrittenRecord
  extends Pick<Article, 'id' | 'title' | 'publish_time' | 'updatedAt' | 'seo'> {
  readonly edition: EditionId;
}

/** What stands in for it elsewhere, where an editor has said nothing else. */
interface Preview {
  readonly description?: string;
  readonly image?: Picture | null;
}

export function toWritten(
  record: WrittenRecord,
  twin: number | null,
  { description = '', image = null }: Preview,
  embedder: Embedder,
): WrittenDocument {
  return {
    schema: documentSchema,
    id: record.id,
    edition: record.edition,
    updated_at: record.updatedAt,
    // A draft may still be without one.
    title: record.title || '',
    publish_time: record.publish_time ?? record.updatedAt,
    seo: toSeo(record.seo, { title: record.title, description, image }, embedder),
    twin_id: twin,
  };
}

/** Nobody embeds it, and by itself it does not change. */
export function toProjected<Kept extends WrittenDocument>(
  kind: Kind,
  document: Kept,
  { uses }: Embedder,
): Projected<Kept> {
  const { edition } = document;
  return { edition, document, tags: toItemTags(kind, document), uses, face: null, due: null };
}
