import { currencies } from '@ironbridge/domain';
import { SelectField, TextField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { toFieldProps } from './field-props.ts';
import { toChoices } from './to-choices.ts';

interface PriceFieldsProps extends Pick<Refused<'price' | 'currency'>, 'typed' | 'wrong'> {
  readonly hint: string;
}

export function PriceFields({ hint, typed, wrong }: PriceFieldsProps) {
  const words = usePage().copy.posting;
  const { text, choice } = toFieldProps({ typed, wrong });
  return (
    <div className="form-pair">
      <TextField
        {...text('price')}
        label={words.price}
        hint={hint}
        inputMode="decimal"
        maxLength={12}
      />
      <SelectField
        {...choice('currency')}
        label={words.currency}
        none={words.noCurrency}
        choices={toChoices(currencies, (code) => code)}
      />
    </div>
  );
}
