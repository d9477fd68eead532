import type { NamedSupplier, Picture } from '@ironbridge/domain';
import type { FiledDocument, PlaceForms } from '../document.ts';
import {
  allForms,
  date,
  filed,
  type IndexShape,
  id,
  keyword,
  stored,
  storedText,
} from '../index-shape.ts';

export interface ShowDocument extends FiledDocument {
  readonly name: string;
  readonly name_cn: string;
  readonly name_en: string;
  readonly organiser: string;
  readonly venue: string;
  readonly city: string;
  readonly country: string;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  readonly website: string;
  readonly picture: Picture | null;
  readonly about: string;
  readonly exhibitors: readonly ExhibitorDocument[];
  readonly place: PlaceForms;
  /** Each month it falls in, as YYYY-MM. */
  readonly months: readonly string[];
  /** Not in documents of the release before. */
  readonly time_zone?: string;
}

export interface ExhibitorDocument {
  readonly supplier: NamedSupplier;
  readonly hall: string;
  readonly booth: string;
}

export const show: IndexShape<ShowDocument> = {
  properties: () => ({
    ...filed,
    name: keyword,
    name_cn: storedText,
    name_en: storedText,
    organiser: storedText,
    venue: storedText,
    city: keyword,
    country: keyword,
    from: date,
    to: date,
    website: storedText,
    picture: stored,
    about: storedText,
    place: allForms,
    months: keyword,
    time_zone: storedText,
    exhibitors: {
      properties: { supplier: { properties: { id }, dynamic: false } },
      dynamic: false,
    },
  }),
  sort: { field: ['from', 'id'], order: ['desc', 'desc'] },
};
