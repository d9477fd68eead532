import type { Body, MediaItemKind, Picture } from '@ironbridge/domain';
import type { FileDocument, WrittenDocument } from '../document.ts';
import { date, type IndexShape, keyword, stored, text, written } from '../index-shape.ts';

/** A piece of the media centre: what the house says of itself and others of it. */
export interface MediaItemDocument extends WrittenDocument {
  readonly kind: MediaItemKind;
  /** When it happened, which lists go by. */
  readonly date: string;
  readonly picture: Picture | null;
  readonly body: Body;
  readonly body_text: string;
  readonly downloads: readonly FileDocument[];
}

export const mediaItem: IndexShape<MediaItemDocument> = {
  properties: (edition) => ({
    ...written,
    title: text(edition),
    kind: keyword,
    date,
    picture: stored,
    body: stored,
    body_text: text(edition),
    downloads: stored,
  }),
};
