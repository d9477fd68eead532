import type { NamedSupplier, Picture } from '@ironbridge/domain';
import type { FiledDocument } from '../document.ts';
import {
  date,
  filed,
  type IndexShape,
  id,
  newestFirst,
  stored,
  storedNumber,
  storedText,
} from '../index-shape.ts';
import type { SeoDocument } from './article.ts';

export interface PaperDocument extends FiledDocument {
  readonly title: string;
  readonly brief: string;
  /** What is inside, line by line. */
  readonly inside: readonly string[];
  /** Its first pages as text, free for everyone. */
  readonly opening: string;
  readonly publish_time: string;
  readonly picture: Picture | null;
  readonly pages: number | null;
  readonly bytes: number;
  /** In the private bucket: for the service that lets members download, never for readers. */
  readonly file_key: string | null;
  readonly supplier: NamedSupplier | null;
  readonly seo: SeoDocument;
  readonly twin_id: number | null;
}

export const paper: IndexShape<PaperDocument> = {
  properties: () => ({
    ...filed,
    title: storedText,
    brief: storedText,
    inside: storedText,
    opening: storedText,
    publish_time: date,
    picture: stored,
    pages: storedNumber,
    bytes: storedNumber,
    file_key: storedText,
    supplier: { properties: { id }, dynamic: false },
    seo: stored,
    twin_id: { type: 'integer', index: false },
  }),
  sort: newestFirst,
};
