import { listingDays } from '@ironbridge/domain';
import { CheckField, SelectField, TextAreaField, TextField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { ContactFields } from '../../shell/contact-fields/ContactFields.tsx';
import { FormEnd } from '../../shell/forms/FormEnd.tsx';
import { PriceFields } from '../../shell/forms/PriceFields.tsx';
import { toChoices } from '../../shell/forms/to-choices.ts';
import { type PostingField, type Typed, usualDays } from './posting-fields.ts';

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
  const typed = refused?.typed ?? begun;
  const wrong = refused?.wrong ?? {};
  const industries = frame.industries.flatMap(({ id, name, children }) => [
    { value: String(id), label: name },
    ...children.map((child) => ({ value: String(child.id), label: `${name} · ${child.name}` })),
  ]);
  return (
    <form className="form" method="post">
      {form ? <input type="hidden" name="form" value={typed.form ?? form} /> : null}
      <div className="form-pair">
        <SelectField
          id="kind"
          name="kind"
          label={words.kind}
          none={words.kinds.demand}
          choices={toChoices(['supply'], (kind) => words.kinds[kind])}
          chosen={typed.kind === 'supply' ? typed.kind : ''}
        />
        <SelectField
          id="industry"
          name="industry"
          label={words.industry}
          none={words.chooseIndustry}
          choices={industries}
          chosen={typed.industry}
          wrong={wrong.industry}
          required
        />
      </div>
      <TextField
        id="title"
        name="title"
        label={words.heading}
        hint={words.headingHint}
        wrong={wrong.title}
        maxLength={100}
        defaultValue={typed.title}
        required
      />
      <TextAreaField
        id="detail"
        name="detail"
        label={words.detail}
        hint={words.detailHint}
        wrong={wrong.detail}
        rows={8}
        maxLength={3000}
        defaultValue={typed.detail}
        required
      />
      <div className="form-pair">
        <TextField
          id="quantity"
          name="quantity"
          label={words.quantity}
          wrong={wrong.quantity}
          inputMode="decimal"
          maxLength={12}
          defaultValue={typed.quantity}
        />
        <TextField
          id="unit"
          name="unit"
          label={words.unit}
          hint={words.unitHint}
          maxLength={20}
          defaultValue={typed.unit}
        />
      </div>
      <PriceFields hint={words.priceHint} typed={typed} wrong={wrong.price} />
      <div className="form-pair">
        <TextField
          id="place"
          name="place"
          label={words.place}
          hint={words.placeHint}
          maxLength={60}
          defaultValue={typed.place}
        />
        <SelectField
          id="days"
          name="days"
          label={words.days}
          none={words.daysOf(usualDays)}
          choices={listingDays
            .filter((days) => days !== usualDays)
            .map((days) => ({ value: String(days), label: words.daysOf(days) }))}
          chosen={typed.days === String(usualDays) ? '' : typed.days}
        />
      </div>
      <h2 className="form-head">{words.contact}</h2>
      <ContactFields typed={typed} wrong={wrong} />
      {form ? (
        <CheckField
          id="agree"
          name="agree"
          label={words.agree}
          wrong={wrong.agree}
          checked={typed.agree === 'yes'}
        />
      ) : null}
      <FormEnd words={refused?.words} send={words.send} />
    </form>
  );
}
