import { listingDays, listingKinds } from '@ironbridge/domain';
import { CheckField, SelectField, TextAreaField, TextField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { ContactFields } from '../../shell/forms/ContactFields.tsx';
import { FormEnd } from '../../shell/forms/FormEnd.tsx';
import { toFieldProps } from '../../shell/forms/field-props.ts';
import { PriceFields } from '../../shell/forms/PriceFields.tsx';
import { toChoices } from '../../shell/forms/to-choices.ts';
import type { PostingField, Typed } from './posting-fields.ts';

interface PostingFormProps {
  readonly typed: Readonly<Partial<Typed>>;
  readonly refused: Refused<PostingField> | undefined;
  /** The key of a new one, whose rules are still to be agreed to. */
  readonly form?: string;
}

/** What somebody wants to buy or sell; the contact is asked for apart, since nobody else sees it. */
export function PostingForm({ typed: begun, refused, form }: PostingFormProps) {
  const { copy, frame } = usePage();
  const words = copy.posting;
  const typed = { ...begun, ...refused?.typed };
  const wrong = refused?.wrong ?? {};
  const { text, choice, tick } = toFieldProps<PostingField>({ typed, wrong });
  const industries = frame.industries.flatMap(({ id, name, children }) => [
    { value: String(id), label: name },
    ...children.map((child) => ({ value: String(child.id), label: `${name} · ${child.name}` })),
  ]);
  return (
    <form className="form" method="post">
      {form ? <input type="hidden" name="form" value={typed.form ?? form} /> : null}
      <div className="form-pair">
        <SelectField
          {...choice('kind')}
          label={words.kind}
          choices={toChoices(listingKinds, (kind) => words.kinds[kind])}
        />
        <SelectField
          {...choice('industry')}
          label={words.industry}
          none={words.chooseIndustry}
          choices={industries}
          required
        />
      </div>
      <TextField
        {...text('title')}
        label={words.heading}
        hint={words.headingHint}
        maxLength={100}
        required
      />
      <TextAreaField
        {...text('detail')}
        label={words.detail}
        hint={words.detailHint}
        rows={8}
        maxLength={3000}
        required
      />
      <div className="form-pair">
        <TextField
          {...text('quantity')}
          label={words.quantity}
          inputMode="decimal"
          maxLength={12}
        />
        <TextField {...text('unit')} label={words.unit} hint={words.unitHint} maxLength={20} />
      </div>
      <PriceFields hint={words.priceHint} typed={typed} wrong={wrong} />
      <div className="form-pair">
        <TextField {...text('place')} label={words.place} hint={words.placeHint} maxLength={60} />
        <SelectField
          {...choice('days')}
          label={words.days}
          choices={listingDays.map((days) => ({
            value: String(days),
            label: words.daysOf(days),
          }))}
        />
      </div>
      <h2 className="form-head">{words.contact}</h2>
      <ContactFields typed={typed} wrong={wrong} />
      {form ? <CheckField {...tick('agree')} label={words.agree} /> : null}
      <FormEnd words={refused?.words} send={words.send} />
    </form>
  );
}
