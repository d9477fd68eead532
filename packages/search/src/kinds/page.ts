import type { Body } from '@ironbridge/domain';
import type { Document } from '../document.ts';
import { date, type IndexShape, keyword, stored, text } from '../index-shape.ts';
import type { SeoDocument } from './article.ts';

/** A text at an address of its own: about the house, its policies. */
export interface PageDocument extends Document {
  readonly path: string;
  readonly title: string;
  readonly publish_time: string;
  readonly body: Body;
  readonly body_text: string;
  readonly seo: SeoDocument;
  readonly twin_id: number | null;
}

export const page: IndexShape<PageDocument> = {
  properties: (edition) => ({
    path: keyword,
    title: text(edition),
    publish_time: date,
    body: stored,
    body_text: text(edition),
    seo: stored,
    twin_id: { type: 'integer', index: false },
  }),
};
