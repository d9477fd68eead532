import type { NamedSupplier, Picture } from '@ironbridge/domain';
import type { FiledDocument, WrittenDocument } from '../document.ts';
import {
  filed,
  type IndexShape,
  id,
  newestFirst,
  stored,
  storedNumber,
  storedText,
  written,
} from '../index-shape.ts';

export interface PaperDocument extends FiledDocument, WrittenDocument {
  readonly brief: string;
  /** What is inside, line by line. */
  readonly inside: readonly string[];
  /** Its first pages as text, free for everyone. */
  readonly opening: string;
  readonly picture: Picture | null;
  readonly pages: number | null;
  readonly bytes: number;
  /** In the private bucket: for the service that lets members download, never for readers. */
  readonly file_key: string | null;
  readonly supplier: NamedSupplier | null;
}

export const paper: IndexShape<PaperDocument> = {
  properties: () => ({
    ...filed,
    ...written,
    title: storedText,
    brief: storedText,
    inside: storedText,
    opening: storedText,
    picture: stored,
    pages: storedNumber,
    bytes: storedNumber,
    file_key: storedText,
    supplier: { properties: { id }, dynamic: false },
  }),
  sort: newestFirst,
};
