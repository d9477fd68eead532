import { shanghaiTimestamp } from '@ironbridge/domain';
import type { ListingCardDocument } from '@ironbridge/search';
import type { WireOf } from '../../http/call-route.ts';
import type { View } from '../../published/published.ts';

/** Field by field, so that whose it is cannot slip through. */
export function toListing(
  document: ListingCardDocument,
  { names }: View,
): WireOf<'listingList'>['list'][number] {
  return {
    id: document.id,
    kind: document.kind,
    title: document.title,
    detail: document.detail,
    quantity: document.quantity,
    unit: document.unit,
    price: document.price,
    currency: document.currency,
    place: document.place,
    publish_time: shanghaiTimestamp(document.posted),
    update_time: shanghaiTimestamp(document.updated_at),
    expire_time: shanghaiTimestamp(document.expires),
    original: document.original,
    industrys: names.industries(document.industries),
  };
}
