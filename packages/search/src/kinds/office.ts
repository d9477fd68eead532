import type { Document } from '../document.ts';
import { flag, type IndexShape, id, keyword, storedText } from '../index-shape.ts';

export interface OfficeDocument extends Document {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
  readonly head: boolean;
  readonly order: number;
}

export const office: IndexShape<OfficeDocument> = {
  properties: () => ({
    name: keyword,
    address: storedText,
    phone: storedText,
    email: storedText,
    hours: storedText,
    head: flag,
    order: id,
  }),
};
