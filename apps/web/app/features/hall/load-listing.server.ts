import type { CallData, Listing } from '@ironbridge/contract';
import { type ListingKind, listingPath } from '@ironbridge/domain';
import { type Api, isMissing } from '../../platform/api.server.ts';
import { getId } from '../../platform/get-id.server.ts';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toNextReading } from '../../shell/next-reading.ts';
import { toListingLine } from '../../shell/to-listing-line.ts';
import { toProductFace } from '../../shell/to-product-face.ts';
import { isChecked, toSupplierFace } from '../../shell/to-supplier-face.ts';

const shown = { listings: 5, products: 4, suppliers: 4, instead: 8 };
/** Some of these have no certificate that was checked. */
const asked = 20;

const opposite = { demand: 'supply', supply: 'demand' } as const;

/** A listing with what could answer it; nothing, once it is gone. */
export async function loadListing(visit: Visit, kind: ListingKind, idText: string | undefined) {
  const { api, copy } = visit;
  const id = getId(idText);
  const listing = await findListing(api, kind, id);
  if (listing === undefined) return findElsewhere(visit, kind, id);
  const [industry] = listing.industrys;
  const filed = industry ? { sid: String(industry.id) } : {};
  const [related, answers, similar, suppliers] = await Promise.all([
    api.find('related', { kind: 'listing', id, rows: shown.products }),
    api.find('listingList', { kind: opposite[kind], ...filed, rows: shown.listings }),
    api.find('listingList', { kind, ...filed, rows: shown.listings + 1 }),
    api.find('supplierList', { ...filed, rows: asked }),
  ]);
  const toLines = (list: readonly Listing[] = []) =>
    list
      .filter((other) => other.id !== id)
      .slice(0, shown.listings)
      .map((other) => toListingLine(other, visit, copy));
  return {
    listing,
    kind,
    path: listingPath(listing),
    industry,
    answers: toLines(answers?.list),
    similar: toLines(similar?.list),
    products: (related?.products ?? []).map((card) => toProductFace(card, copy)),
    suppliers: (suppliers?.list ?? [])
      .filter(isChecked)
      .slice(0, shown.suppliers)
      .map((card) => toSupplierFace(card, copy)),
    reading: toNextReading({ ...related, products: [] }, visit),
  };
}

export type ListingPage = NonNullable<Awaited<ReturnType<typeof loadListing>>>;

/** What to offer in the place of a listing that is gone. */
export async function loadGoneListing({ api, copy, ...visit }: Visit, kind: ListingKind) {
  const newest = await api.find('listingList', { kind, rows: shown.instead });
  return {
    kind,
    instead: (newest?.list ?? []).map((listing) => toListingLine(listing, visit, copy)),
  };
}

export type GoneListingPage = Awaited<ReturnType<typeof loadGoneListing>>;

async function findListing(
  api: Api,
  kind: ListingKind,
  id: number,
): Promise<CallData<'demandInfo'> | undefined> {
  try {
    return await api.get(`${kind}Info`, { id });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** It may stand on the other side: whoever wrote the address mistook one for the other. */
async function findElsewhere({ api }: Visit, kind: ListingKind, id: number): Promise<undefined> {
  const other = await findListing(api, opposite[kind], id);
  return other && answerElsewhere(listingPath(other), 301);
}
