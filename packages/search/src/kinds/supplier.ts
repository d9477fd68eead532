import type { Picture } from '@ironbridge/domain';
import type { FiledDocument } from '../document.ts';
import {
  bothNames,
  date,
  filed,
  type IndexShape,
  id,
  keyword,
  stored,
  storedText,
  text,
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
}

export interface CertificateDocument {
  readonly kind: string;
  readonly number: string;
  readonly issuer: string;
  readonly valid_to: string | null;
  readonly checked_on: string | null;
}

export const supplier: IndexShape<SupplierDocument> = {
  properties: (edition) => ({
    ...filed,
    name: keyword,
    ...bothNames,
    summary: text(edition),
    profile: text(edition),
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
  }),
};
