import type { NamedSupplier, Picture } from '@ironbridge/domain';
import type { FileDocument, FiledDocument } from '../document.ts';
import {
  date,
  filed,
  type IndexShape,
  id,
  keyword,
  newestFirst,
  stored,
  storedNumber,
  storedText,
} from '../index-shape.ts';
import type { SeoDocument } from './article.ts';

export interface VideoDocument extends FiledDocument {
  readonly title: string;
  readonly summary: string;
  readonly publish_time: string;
  readonly picture: Picture | null;
  /** Our own file, or a player of one of the allowed providers. */
  readonly file: FileDocument | null;
  readonly captions: string | null;
  readonly embed: string | null;
  readonly seconds: number | null;
  readonly block: { readonly id: number; readonly name: string } | null;
  readonly supplier: NamedSupplier | null;
  readonly seo: SeoDocument;
  readonly twin_id: number | null;
}

export const video: IndexShape<VideoDocument> = {
  properties: () => ({
    ...filed,
    title: storedText,
    summary: storedText,
    publish_time: date,
    picture: stored,
    file: stored,
    captions: storedText,
    embed: storedText,
    seconds: storedNumber,
    block: { properties: { id, name: keyword } },
    supplier: { properties: { id }, dynamic: false },
    seo: stored,
    twin_id: { type: 'integer', index: false },
  }),
  sort: newestFirst,
};
