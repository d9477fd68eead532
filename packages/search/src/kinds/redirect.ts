import type { Document } from '../document.ts';
import { flag, type IndexShape, keyword, storedText } from '../index-shape.ts';

export interface RedirectDocument extends Document {
  /** A path; where it is a pattern it ends in `*`, which stands for anything. */
  readonly from: string;
  readonly match: 'exact' | 'pattern';
  readonly to: string;
  readonly permanent: boolean;
}

export const redirect: IndexShape<RedirectDocument> = {
  properties: () => ({ from: keyword, match: keyword, to: storedText, permanent: flag }),
};
