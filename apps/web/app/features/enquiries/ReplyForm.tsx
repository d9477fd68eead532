import { TextAreaField, TextField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { FilesField } from '../../shell/contact-fields/FilesField.tsx';
import { FormEnd } from '../../shell/forms/FormEnd.tsx';
import { PriceFields } from '../../shell/forms/PriceFields.tsx';
import type { ReplyField } from './enquire-fields.ts';

interface ReplyFormProps {
  readonly form: string;
  readonly refused: Refused<ReplyField> | undefined;
}

export function ReplyForm({ form, refused }: ReplyFormProps) {
  const { copy } = usePage();
  const words = copy.enquiries.reply;
  const { typed = {}, wrong = {} } = refused ?? {};
  return (
    <form className="form" method="post" encType="multipart/form-data">
      <input type="hidden" name="form" value={typed.form ?? form} />
      <TextAreaField
        id="message"
        name="message"
        label={words.message}
        hint={words.messageHint}
        wrong={wrong.message}
        rows={6}
        maxLength={2000}
        defaultValue={typed.message}
        required
      />
      <PriceFields hint={words.priceHint} typed={typed} wrong={wrong.price} />
      <div className="form-pair">
        <TextField
          id="price_unit"
          name="price_unit"
          label={words.unit}
          hint={words.unitHint}
          maxLength={20}
          defaultValue={typed.price_unit}
        />
        <TextField
          id="lead_days"
          name="lead_days"
          label={words.days}
          wrong={wrong.lead_days}
          inputMode="numeric"
          maxLength={4}
          defaultValue={typed.lead_days}
        />
      </div>
      <TextField
        id="by"
        name="by"
        label={words.by}
        wrong={wrong.by}
        autoComplete="name"
        maxLength={60}
        defaultValue={typed.by}
        required
      />
      <FilesField label={copy.enquiries.files} hint={copy.enquiries.filesHint} />
      <FormEnd words={refused?.words} send={words.send} />
    </form>
  );
}
