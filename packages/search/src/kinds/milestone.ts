import type { Picture } from '@ironbridge/domain';
import type { Document } from '../document.ts';
import { type IndexShape, keyword, stored, storedText } from '../index-shape.ts';

export interface MilestoneDocument extends Document {
  readonly year: number;
  readonly month: number | null;
  readonly title: string;
  readonly text: string;
  readonly picture: Picture | null;
}

export const milestone: IndexShape<MilestoneDocument> = {
  properties: () => ({
    year: { type: 'short' },
    month: { type: 'byte' },
    title: keyword,
    text: storedText,
    picture: stored,
  }),
};
