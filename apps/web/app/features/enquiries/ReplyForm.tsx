import { TextAreaField, TextField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { FilesField } from '../../shell/forms/FilesField.tsx';
import { FormEnd } from '../../shell/forms/FormEnd.tsx';
import { toFieldProps } from '../../shell/forms/field-props.ts';
import { PriceFields } from '../../shell/forms/PriceFields.tsx';
import { personInputs } from '../../shell/forms/person-inputs.ts';
import type { ReplyField } from './enquire-fields.ts';

interface ReplyFormProps {
  readonly form: string;
  readonly refused: Refused<ReplyField> | undefined;
}

export function ReplyForm({ form, refused }: ReplyFormProps) {
  const { copy } = usePage();
  const words = copy.enquiries.reply;
  const { typed = {}, wrong = {} } = refused ?? {};
  const { text } = toFieldProps<ReplyField>({ typed, wrong });
  return (
    <form className="form" method="post" encType="multipart/form-data">
      <input type="hidden" name="form" value={typed.form ?? form} />
      <TextAreaField
        {...text('message')}
        label={words.message}
        hint={words.messageHint}
        rows={6}
        maxLength={2000}
        required
      />
      <PriceFields hint={words.priceHint} typed={typed} wrong={wrong} />
      <div className="form-pair">
        <TextField
          {...text('price_unit')}
          label={words.unit}
          hint={words.unitHint}
          maxLength={20}
        />
        <TextField {...text('lead_days')} label={words.days} inputMode="numeric" maxLength={4} />
      </div>
      <TextField {...text('by')} {...personInputs.name} label={words.by} required />
      <FilesField label={copy.enquiries.files} hint={copy.enquiries.filesHint} />
      <FormEnd words={refused?.words} send={words.send} />
    </form>
  );
}
