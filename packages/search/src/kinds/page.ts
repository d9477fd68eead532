import type { Body } from '@ironbridge/domain';
import type { WrittenDocument } from '../document.ts';
import { type IndexShape, keyword, stored, text, written } from '../index-shape.ts';

/** A text at an address of its own: about the house, its policies. */
export interface PageDocument extends WrittenDocument {
  readonly path: string;
  readonly body: Body;
  readonly body_text: string;
}

export const page: IndexShape<PageDocument> = {
  properties: (edition) => ({
    ...written,
    path: keyword,
    title: text(edition),
    body: stored,
    body_text: text(edition),
  }),
};
