import { currencies } from '@ironbridge/domain';
import { SelectField, TextField } from '@ironbridge/ui';

interface PriceFieldsProps {
  readonly words: Readonly<Record<'price' | 'priceHint' | 'currency' | 'noCurrency', string>>;
  readonly typed: { readonly price?: string; readonly currency?: string };
  readonly wrong: string | undefined;
}

export function PriceFields({ words, typed, wrong }: PriceFieldsProps) {
  return (
    <div className="form-pair">
      <TextField
        id="price"
        name="price"
        label={words.price}
        hint={words.priceHint}
        wrong={wrong}
        inputMode="decimal"
        maxLength={12}
        defaultValue={typed.price}
      />
      <SelectField
        id="currency"
        name="currency"
        label={words.currency}
        none={words.noCurrency}
        choices={currencies.map((value) => ({ value, label: value }))}
        chosen={typed.currency}
      />
    </div>
  );
}
