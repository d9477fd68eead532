import type { Picture } from '@ironbridge/domain';
import type { Document } from '../document.ts';
import { type IndexShape, id, keyword, stored, storedText } from '../index-shape.ts';

/** Someone of the house, as its management page shows them. */
export interface PersonDocument extends Document {
  readonly name: string;
  readonly position: string;
  readonly bio: string;
  readonly portrait: Picture | null;
  readonly order: number;
}

export const person: IndexShape<PersonDocument> = {
  properties: () => ({
    name: keyword,
    position: storedText,
    bio: storedText,
    portrait: stored,
    order: id,
  }),
};
