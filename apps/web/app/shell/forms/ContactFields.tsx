import { TextField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';
import { toFieldProps } from './field-props.ts';
import { personInputs } from './person-inputs.ts';

type ContactField = 'name' | 'company' | 'phone' | 'email';

interface ContactFieldsProps extends Pick<Refused<ContactField>, 'typed' | 'wrong'> {
  /** Asks for the firm as well. */
  readonly company?: boolean;
}

/** Who it is, and how to reach them. */
export function ContactFields({ typed, wrong, company = false }: ContactFieldsProps) {
  const words = usePage().copy.person;
  const { text } = toFieldProps({ typed, wrong });
  return (
    <>
      <div className="form-pair">
        <TextField {...text('name')} {...personInputs.name} label={words.name} required />
        {company ? (
          <TextField {...text('company')} {...personInputs.company} label={words.company} />
        ) : null}
      </div>
      <div className="form-pair">
        <TextField
          {...text('phone')}
          {...personInputs.phone}
          label={words.phone}
          hint={words.contactHint}
        />
        <TextField {...text('email')} {...personInputs.email} label={words.email} />
      </div>
    </>
  );
}
