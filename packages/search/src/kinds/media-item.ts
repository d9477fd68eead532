import type { Body, MediaItemKind, Picture } from '@ironbridge/domain';
import type { Document, FileDocument } from '../document.ts';
import { date, type IndexShape, keyword, stored, text } from '../index-shape.ts';
import type { SeoDocument } from './article.ts';

/** A piece of the media centre: what the house says of itself and others of it. */
export interface MediaItemDocument extends Document {
  readonly title: string;
  readonly kind: MediaItemKind;
  /** When it happened, which lists go by. */
  readonly date: string;
  readonly publish_time: string;
  readonly picture: Picture | null;
  readonly body: Body;
  readonly body_text: string;
  readonly downloads: readonly FileDocument[];
  readonly seo: SeoDocument;
  readonly twin_id: number | null;
}

export const mediaItem: IndexShape<MediaItemDocument> = {
  properties: (edition) => ({
    title: text(edition),
    kind: keyword,
    date,
    publish_time: date,
    picture: stored,
    body: stored,
    body_text: text(edition),
    downloads: stored,
    seo: stored,
    twin_id: { type: 'integer', index: false },
  }),
};
