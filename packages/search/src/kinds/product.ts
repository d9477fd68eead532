import type { Picture } from '@ironbridge/domain';
import type { FileDocument, FiledDocument, PlaceForms } from '../document.ts';
import {
  allForms,
  counted,
  double,
  filed,
  type IndexShape,
  id,
  keyword,
  stored,
  storedNumber,
  storedText,
} from '../index-shape.ts';

export interface ProductDocument extends FiledDocument {
  readonly name: string;
  readonly name_cn: string;
  readonly name_en: string;
  readonly model: string;
  readonly supplier: { readonly id: number; readonly name: string } | null;
  readonly summary: string;
  readonly description: string;
  readonly pictures: readonly Picture[];
  readonly specs: readonly SpecificationDocument[];
  /** What of `specs` compares, by property: filtered and sorted by, never shown. Not in documents of the release before. */
  readonly values?: Readonly<Record<string, ValueSpan>>;
  /** The keys of `values`. */
  readonly properties: readonly string[];
  /** Where its supplier is: as the edition says it, and in every form. */
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly place: PlaceForms;
  readonly price_from: number | null;
  readonly price_to: number | null;
  readonly currency: string;
  readonly unit: string;
  /** The bands its price reaches into, as lists are narrowed by them. Not in documents of the release before. */
  readonly price_bands?: readonly string[];
  /** The kinds of certificate that its supplier holds and that are still good. Not in documents of the release before. */
  readonly certified?: readonly string[];
  readonly minimum_order: number | null;
  readonly data_sheet: FileDocument | null;
}

/** The property is a key: its name and base unit are reference data. */
export interface SpecificationDocument {
  readonly property: string;
  readonly number?: number;
  readonly from?: number;
  readonly to?: number;
  readonly text?: string;
  readonly unit: string;
}

/** From lowest to highest, in the base of its dimension: a bare number is both. */
export interface ValueSpan {
  readonly from: number;
  readonly to: number;
}

export const product: IndexShape<ProductDocument> = {
  properties: () => ({
    ...filed,
    name: keyword,
    name_cn: storedText,
    name_en: storedText,
    model: keyword,
    supplier: { properties: { id, name: keyword } },
    summary: storedText,
    description: storedText,
    pictures: stored,
    specs: stored,
    // A field for each property and end: the dictionary, which administrators alone extend, bounds them.
    values: { type: 'object', dynamic: true },
    properties: keyword,
    country: keyword,
    province: keyword,
    city: keyword,
    place: allForms,
    price_from: double,
    price_to: double,
    currency: keyword,
    price_bands: keyword,
    certified: counted,
    unit: storedText,
    minimum_order: storedNumber,
    data_sheet: stored,
  }),
  templates: [{ values: { path_match: 'values.*.*', mapping: double } }],
  sort: { field: ['id'], order: ['desc'] },
};
