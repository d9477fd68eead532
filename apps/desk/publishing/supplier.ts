import { shanghaiDate, shanghaiDayEnd } from '@ironbridge/domain';
import { endless, type SupplierDocument, textsOf } from '@ironbridge/search';
import type { Supplier } from '../payload-types.ts';
import { toEach } from './bilingual.ts';
import { type Related, toNamedSupplier } from './embedder.ts';
import { toFiling } from './filing.ts';
import { isLive, own, toNames } from './language.ts';
import { toPlace, toPlaceForms } from './place.ts';
import { findNextDue } from './projection.ts';
import { toValidKinds } from './valid-kinds.ts';

export function toSuppliers(record: Supplier, related: Related, now: Date) {
  const certificates = record.certificates ?? [];
  return toEach<SupplierDocument>(record, related, {
    kind: 'supplier',
    find: textsOf.supplier,
    shownIn: (edition) => isLive(edition, record),
    toOwn: (edition, embedder) => ({
      ...toFiling(record, embedder),
      ...toNames(edition, record),
      summary: own(edition, record.summary_cn, record.summary_en),
      profile: own(edition, record.profile_cn, record.profile_en),
      logo: embedder.picture(record.logo) ?? null,
      pictures: embedder.pictures(record.pictures),
      ...toPlace(record, edition),
      founded: record.founded ?? null,
      staff: record.staff ?? null,
      website: record.website ?? '',
      brands: record.brands ?? [],
      certificates: certificates.map(({ kind, number, issuer, valid_to, checked_on }) => ({
        kind,
        number: number ?? '',
        issuer: issuer ?? '',
        valid_to: valid_to ?? null,
        checked_on: checked_on ?? null,
      })),
      place: toPlaceForms(record),
      certified: certificates.map(({ kind, valid_to }) => ({
        kind,
        until: valid_to ? shanghaiDate(valid_to) : endless,
      })),
    }),
    // Its products are found by where it is and what it is certified for.
    toFace: ({ place }, edition) => ({
      ...toNamedSupplier(record, edition, related),
      place,
      certified: toValidKinds(certificates, now),
    }),
    due: findNextDue(
      certificates.map(({ valid_to }) => valid_to && shanghaiDayEnd(valid_to)),
      now,
    ),
  });
}
