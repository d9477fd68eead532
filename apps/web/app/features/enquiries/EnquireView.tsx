import { askedPath } from '@ironbridge/domain';
import { CheckField, TextAreaField, TextField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { ContactFields } from '../../shell/forms/ContactFields.tsx';
import { FilesField } from '../../shell/forms/FilesField.tsx';
import { FormEnd } from '../../shell/forms/FormEnd.tsx';
import { toFieldProps } from '../../shell/forms/field-props.ts';
import type { EnquireField } from './enquire-fields.ts';
import type { EnquirePage } from './load-enquire.server.ts';

interface EnquireViewProps {
  readonly view: EnquirePage;
  readonly refused: Refused<EnquireField> | undefined;
}

/** What is asked about, and the letter. */
export function EnquireView({ view: { items, contact, form }, refused }: EnquireViewProps) {
  const { copy } = usePage();
  const words = copy.enquiries;
  const typed = { ...contact, ...refused?.typed };
  const wrong = refused?.wrong ?? {};
  const { text, tick } = toFieldProps<EnquireField>({ typed, wrong });
  const recipients = new Set(items.map(({ recipient }) => recipient)).size;
  if (items.length === 0) return <p className="account-lead">{words.gone}</p>;
  return (
    <>
      <p className="account-lead">{words.newText}</p>
      <ul className="asked-items">
        {items.map(({ kind, id, name, recipient }) => (
          <li key={id}>
            <span className="meta">{words.about[kind]}</span>
            <a href={askedPath(kind, id)}>{name}</a>
            <span className="meta">{recipient ? words.to(recipient) : words.toDesk}</span>
          </li>
        ))}
      </ul>
      {recipients > 1 ? <p className="meta">{words.several(recipients)}</p> : null}
      <form className="form" method="post" encType="multipart/form-data">
        <input type="hidden" name="form" value={typed.form ?? form} />
        <TextAreaField
          {...text('message')}
          label={words.message}
          hint={words.messageHint}
          rows={7}
          maxLength={2000}
          required
        />
        <TextField
          {...text('quantity')}
          label={words.quantity}
          hint={words.quantityHint}
          maxLength={60}
        />
        <FilesField hint={words.filesHint} label={words.files} />
        <ContactFields typed={typed} wrong={wrong} company />
        <CheckField {...tick('agree')} label={words.agree} />
        <FormEnd words={refused?.words} send={words.send} />
      </form>
    </>
  );
}
