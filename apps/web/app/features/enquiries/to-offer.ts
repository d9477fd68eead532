import type { EnquiryLine } from '@ironbridge/contract';
import type { Page } from '../../platform/page.ts';
import { toPrice } from '../../shell/price.ts';

type Offered = Pick<EnquiryLine, 'price' | 'currency' | 'price_unit' | 'lead_days'>;

/** What was offered, in words; nothing where nothing was said. */
export function toOffer(
  { price, currency, price_unit, lead_days }: Offered,
  { copy, edition }: Pick<Page, 'copy' | 'edition'>,
) {
  const words = copy.enquiries;
  return {
    price:
      price === null ? undefined : words.price(toPrice(price, currency, edition.id), price_unit),
    lead: lead_days === null ? undefined : words.days(lead_days),
  };
}
