import { type EditionId, editions } from '@ironbridge/domain';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in its own currency, as the edition writes it; cents only where there are any. */
export function toPrice(amount: number, currency: string, edition: EditionId): string {
  if (!/^[A-Z]{3}$/.test(currency)) return amount.toLocaleString('en');
  const key = edition + currency;
  const known = formats.get(key);
  const format =
    known ??
    new Intl.NumberFormat(editions[edition].locale, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
  if (!known) formats.set(key, format);
  return format.format(amount);
}

interface Priced {
  readonly price_from: number | null;
  readonly price_to: number | null;
  readonly currency: string;
}

/** From the lowest to the highest, the currency said once; nothing where none is given. */
export function toPriceRange(
  { price_from, price_to, currency }: Priced,
  edition: EditionId,
): string | undefined {
  const [from, to] = [price_from ?? price_to, price_to ?? price_from];
  if (from === null || to === null) return undefined;
  const first = toPrice(from, currency, edition);
  return from === to ? first : `${first}–${to.toLocaleString('en')}`;
}
