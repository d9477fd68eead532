import type { ChangeListing, PostedListing } from '@ironbridge/contract';
import { currencies, listingDays, listingKinds } from '@ironbridge/domain';
import { toAmount } from '../../shell/forms/amount.ts';

export const postingFields = [
  'form',
  'kind',
  'title',
  'detail',
  'quantity',
  'unit',
  'price',
  'currency',
  'place',
  'industry',
  'days',
  'name',
  'phone',
  'email',
  'agree',
] as const;
export type PostingField = (typeof postingFields)[number];
export type Typed = Readonly<Record<PostingField, string>>;

export const usualDays = 30;

/** What the form says, as the member service takes it; what was not chosen is the usual. */
export function toListing(typed: Typed): Omit<ChangeListing, 'id'> {
  const { title, detail, unit, place, name, phone, email } = typed;
  return {
    kind: listingKinds.find((known) => known === typed.kind) ?? 'demand',
    title,
    detail,
    quantity: toAmount(typed.quantity),
    unit,
    price: toAmount(typed.price),
    currency: currencies.find((known) => known === typed.currency) ?? '',
    place,
    industries: [Number(typed.industry)],
    days: listingDays.find((known) => String(known) === typed.days) ?? usualDays,
    name,
    phone,
    email,
  };
}

/** A listing as its form shows it again. */
export function toTyped(listing: PostedListing): Partial<Typed> {
  const { kind, title, detail, quantity, unit, price, currency, place, name, phone, email } =
    listing;
  return {
    kind,
    title,
    detail,
    quantity: quantity === null ? '' : String(quantity),
    unit,
    price: price === null ? '' : String(price),
    currency,
    place,
    industry: String(listing.industries[0] ?? ''),
    days: String(usualDays),
    name,
    phone,
    email,
  };
}
