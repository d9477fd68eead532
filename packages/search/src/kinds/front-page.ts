import type { FrontPlace, Kind } from '@ironbridge/domain';
import type { Document } from '../document.ts';
import { type IndexShape, stored } from '../index-shape.ts';

/** What editors put on the front page by hand, in their order. It names items and copies nothing of them. */
export interface FrontPageDocument extends Document {
  readonly slots: readonly FrontSlot[];
}

/** Shown from and to these times, where they are set; a slot that has ended is left out. */
export interface FrontSlot {
  readonly place: FrontPlace;
  readonly kind: Kind;
  readonly id: number;
  readonly from: string | null;
  readonly to: string | null;
}

export const frontPage: IndexShape<FrontPageDocument> = {
  properties: () => ({ slots: stored }),
};
