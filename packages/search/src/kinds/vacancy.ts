import type { Document } from '../document.ts';
import { date, type IndexShape, keyword, storedText } from '../index-shape.ts';

export interface VacancyDocument extends Document {
  readonly title: string;
  readonly department: string;
  readonly place: string;
  readonly description: string;
  readonly posted: string;
  readonly closes: string | null;
}

export const vacancy: IndexShape<VacancyDocument> = {
  properties: () => ({
    title: keyword,
    department: keyword,
    place: keyword,
    description: storedText,
    posted: date,
    closes: date,
  }),
};
