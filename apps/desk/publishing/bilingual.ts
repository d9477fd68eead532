import { type EditionId, editionIds, type Kind } from '@ironbridge/domain';
import { type Document, documentSchema, type FindTexts } from '@ironbridge/search';
import { Embedder, type Related } from './embedder.ts';
import { toItemTags } from './filing.ts';
import type { Projected } from './projection.ts';

type Own<Kept extends Document> = Omit<Kept, keyof Document>;

interface BilingualShape<Kept extends Document> {
  readonly kind: Kind;
  readonly shownIn: (edition: EditionId) => boolean;
  /** What its document says, beside what every document says. */
  readonly toOwn: (edition: EditionId, embedder: Embedder) => Own<Kept>;
  /** What search looks into. */
  readonly find?: (document: Document & Own<Kept>) => FindTexts;
  /** What others embed of it. */
  readonly toFace?: (own: Own<Kept>, edition: EditionId) => object;
  readonly due?: string | null;
}

/** One document for each edition that shows the record. */
export function toEach<Kept extends Document>(
  record: { readonly id: number; readonly updatedAt: string },
  related: Related,
  shape: BilingualShape<Kept>,
): Projected<Document & Own<Kept>>[] {
  return editionIds.filter(shape.shownIn).map((edition) => {
    const embedder = new Embedder(edition, related);
    const said = shape.toOwn(edition, embedder);
    const base: Document = {
      schema: documentSchema,
      id: record.id,
      edition,
      updated_at: record.updatedAt,
    };
    const document = { ...base, ...said };
    return {
      edition,
      document,
      ...(shape.find ? { find: shape.find(document) } : {}),
      tags: toItemTags(shape.kind, document),
      uses: embedder.uses,
      face: shape.toFace?.(said, edition) ?? null,
      due: shape.due ?? null,
    };
  });
}
