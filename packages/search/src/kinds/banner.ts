import type { Picture } from '@ironbridge/domain';
import type { Document } from '../document.ts';
import {
  date,
  type IndexShape,
  id,
  idToFindBy,
  keyword,
  stored,
  storedText,
} from '../index-shape.ts';

/** An advertisement. Kept from the day it is booked until it ends: who shows it looks at `from` and `to`. */
export interface BannerDocument extends Document {
  /** Its place. */
  readonly code: string;
  readonly title: string;
  readonly image: Picture | null;
  /** The large form, on a reader's first visit. */
  readonly image2: Picture | null;
  readonly target: string;
  readonly from: string | null;
  readonly to: string | null;
  /** How often it is shown beside the others of its place. */
  readonly weight: number;
  readonly industries: readonly number[];
  readonly industry_path: readonly number[];
}

export const banner: IndexShape<BannerDocument> = {
  properties: () => ({
    code: keyword,
    title: storedText,
    image: stored,
    image2: stored,
    target: storedText,
    from: date,
    to: date,
    weight: id,
    industries: idToFindBy,
    industry_path: idToFindBy,
  }),
};
