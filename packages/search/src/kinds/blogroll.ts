import type { Document } from '../document.ts';
import { type IndexShape, id, storedText } from '../index-shape.ts';

/** A link to a neighbour, in the foot of the page. */
export interface BlogrollDocument extends Document {
  readonly title: string;
  readonly url: string;
  readonly url_rel: string;
  readonly order: number;
}

export const blogroll: IndexShape<BlogrollDocument> = {
  properties: () => ({ title: storedText, url: storedText, url_rel: storedText, order: id }),
};
