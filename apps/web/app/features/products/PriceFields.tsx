import type { Range } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { RangeEnds } from '../../shell/ranges/RangeEnds.tsx';

/** Those that the house's suppliers quote in. */
const currencies = ['CNY', 'USD', 'EUR'] as const;

export function PriceFields({ price }: { readonly price: Range | undefined }) {
  const { copy } = usePage();
  const words = copy.products;
  const offered = new Set<string>([...currencies, price?.unit ?? currencies[0]]);
  const name = words.price;
  return (
    <fieldset className="range">
      <legend>{name}</legend>
      <div className="range-fields">
        <RangeEnds name={name} fields={['price_from', 'price_to']} range={price} />
        <select name="currency" aria-label={words.currency} defaultValue={price?.unit}>
          {[...offered].map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}
