import type { Document } from '../document.ts';
import { type IndexShape, id, keyword } from '../index-shape.ts';

/** A row of the video page. */
export interface VideoBlockDocument extends Document {
  readonly name: string;
  readonly order: number;
}

export const videoBlock: IndexShape<VideoBlockDocument> = {
  properties: () => ({ name: keyword, order: id }),
};
