import type { Picture } from '@ironbridge/domain';
import type { FiledDocument, PlaceForms } from '../document.ts';
import {
  allForms,
  counted,
  date,
  filed,
  type IndexShape,
  id,
  keyword,
  stored,
  storedText,
} from '../index-shape.ts';

export interface SupplierDocument extends FiledDocument {
  readonly name: string;
  readonly name_cn: string;
  readonly name_en: string;
  readonly summary: string;
  readonly profile: string;
  readonly logo: Picture | null;
  readonly pictures: readonly Picture[];
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly founded: number | null;
  readonly staff: number | null;
  readonly website: string;
  readonly brands: readonly string[];
  readonly certificates: readonly CertificateDocument[];
  /** What lists are narrowed by: where it is, and the certificates by kind with their last day. */
  readonly place: PlaceForms;
  readonly certified: readonly { readonly kind: string; readonly until: string }[];
}

/** A certificate without an end is good until this day. */
export const endless = '9999-12-31';

export interface CertificateDocument {
  readonly kind: string;
  readonly number: string;
  readonly issuer: string;
  readonly valid_to: string | null;
  readonly checked_on: string | null;
}

export const supplier: IndexShape<SupplierDocument> = {
  properties: () => ({
    ...filed,
    name: keyword,
    name_cn: storedText,
    name_en: storedText,
    summary: storedText,
    profile: storedText,
    logo: stored,
    pictures: stored,
    country: keyword,
    province: keyword,
    city: keyword,
    founded: { type: 'short' },
    staff: id,
    website: storedText,
    brands: keyword,
    certificates: { properties: { kind: keyword, valid_to: date }, dynamic: false },
    place: allForms,
    certified: {
      type: 'nested',
      properties: { kind: counted, until: date },
    },
  }),
};
