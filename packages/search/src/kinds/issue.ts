import type { Picture } from '@ironbridge/domain';
import type { FileDocument, FiledDocument } from '../document.ts';
import { date, filed, type IndexShape, id, keyword, stored } from '../index-shape.ts';
import type { MagazineName } from './magazine.ts';

export interface IssueDocument extends FiledDocument {
  readonly magazine: ({ readonly id: number } & MagazineName) | null;
  readonly year: number;
  readonly period: number;
  /** The language it is printed in: an edition may show issues in the other’s. */
  readonly lang: string;
  readonly date: string;
  readonly image: Picture | null;
  readonly contents: readonly IssueEntry[];
  readonly pages: readonly { readonly picture: Picture | null; readonly text: string }[];
  readonly file: FileDocument | null;
}

/** A line of the contents; the article is an id, since it may be live in an edition or not. */
export interface IssueEntry {
  readonly title: string;
  readonly page: number | null;
  readonly article: number | null;
}

export const issue: IndexShape<IssueDocument> = {
  properties: () => ({
    ...filed,
    magazine: { properties: { id, mag_title: keyword }, dynamic: false },
    year: { type: 'short' },
    period: { type: 'short' },
    lang: keyword,
    date,
    image: stored,
    contents: { properties: { article: id }, dynamic: false },
    pages: stored,
    file: stored,
  }),
  sort: { field: ['date', 'id'], order: ['desc', 'desc'] },
};
