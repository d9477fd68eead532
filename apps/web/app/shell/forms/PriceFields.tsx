import { currencies } from '@ironbridge/domain';
import { SelectField, TextField } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

interface PriceFieldsProps {
  readonly hint: string;
  readonly typed: { readonly price?: string; readonly currency?: string };
  readonly wrong: string | undefined;
}

export function PriceFields({ hint, typed, wrong }: PriceFieldsProps) {
  const { copy } = usePage();
  const words = copy.posting;
  return (
    <div className="form-pair">
      <TextField
        id="price"
        name="price"
        label={words.price}
        hint={hint}
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
