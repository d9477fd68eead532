import type { OfficeDocument } from '@ironbridge/search';
import type { Office } from '../payload-types.ts';
import { toEach } from './bilingual.ts';
import { nothingRelated } from './embedder.ts';
import { own, ownOrOther } from './language.ts';
import { createSource } from './source.ts';

export const offices = createSource({
  collection: 'offices',
  find: (payload, query) => payload.find({ collection: 'offices', ...query }),
  project: (record) => toOffices(record),
});

/** Shown where it has a name; an address in the other language is better than none. */
export function toOffices(record: Office) {
  return toEach<OfficeDocument>(record, nothingRelated, {
    kind: 'office',
    shownIn: (edition) => own(edition, record.name_cn, record.name_en) !== '',
    toOwn: (edition) => ({
      name: own(edition, record.name_cn, record.name_en),
      address: ownOrOther(edition, record.address_cn, record.address_en),
      phone: record.phone ?? '',
      email: record.email ?? '',
      hours: ownOrOther(edition, record.hours_cn, record.hours_en),
      head: record.head ?? false,
      order: record.order ?? 0,
    }),
  });
}
