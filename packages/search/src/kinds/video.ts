import type { NamedSupplier, Picture } from '@ironbridge/domain';
import type { FileDocument, FiledDocument, WrittenDocument } from '../document.ts';
import {
  filed,
  type IndexShape,
  id,
  keyword,
  newestFirst,
  stored,
  storedNumber,
  storedText,
  written,
} from '../index-shape.ts';

export interface VideoDocument extends FiledDocument, WrittenDocument {
  readonly summary: string;
  readonly picture: Picture | null;
  /** Our own file, or a player of one of the allowed providers. */
  readonly file: FileDocument | null;
  readonly captions: string | null;
  readonly embed: string | null;
  readonly seconds: number | null;
  readonly block: { readonly id: number; readonly name: string } | null;
  readonly supplier: NamedSupplier | null;
}

export const video: IndexShape<VideoDocument> = {
  properties: () => ({
    ...filed,
    ...written,
    title: storedText,
    summary: storedText,
    picture: stored,
    file: stored,
    captions: storedText,
    embed: storedText,
    seconds: storedNumber,
    block: { properties: { id, name: keyword } },
    supplier: { properties: { id }, dynamic: false },
  }),
  sort: newestFirst,
};
