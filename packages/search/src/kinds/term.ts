import type { Document } from '../document.ts';
import { type IndexShape, id, keyword } from '../index-shape.ts';

/** One thing and all its names. Both editions hold every term: a search in one language finds the other’s words. */
export interface TermDocument extends Document {
  readonly cn: readonly string[];
  readonly en: readonly string[];
  readonly abbreviations: readonly string[];
  readonly industry: number | null;
}

export const term: IndexShape<TermDocument> = {
  properties: () => ({ cn: keyword, en: keyword, abbreviations: keyword, industry: id }),
};
