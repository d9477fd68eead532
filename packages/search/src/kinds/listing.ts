import type { FiledDocument } from '../document.ts';
import {
  anyCase,
  date,
  double,
  filed,
  type IndexShape,
  keyword,
  storedNumber,
  storedText,
  text,
} from '../index-shape.ts';

export interface ListingDocument extends FiledDocument {
  readonly kind: 'demand' | 'supply';
  readonly title: string;
  readonly detail: string;
  readonly quantity: number | null;
  readonly unit: string;
  readonly price: number | null;
  readonly currency: string;
  readonly place: string;
  /** The same in both languages, to be asked for in either. */
  readonly places: readonly string[];
  /** Whose it is. An id that says nothing by itself: how to reach them is known to the member service alone. */
  readonly member: string;
  readonly posted: string;
  readonly expires: string;
  readonly original: string;
}

export const listing: IndexShape<ListingDocument> = {
  properties: (edition) => ({
    ...filed,
    kind: keyword,
    title: text(edition),
    detail: text(edition),
    quantity: storedNumber,
    unit: storedText,
    price: double,
    currency: keyword,
    place: keyword,
    places: anyCase,
    member: keyword,
    posted: date,
    expires: date,
    original: keyword,
  }),
  sort: { field: ['posted', 'id'], order: ['desc', 'desc'] },
};
