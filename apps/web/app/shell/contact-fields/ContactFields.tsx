import { phonePattern } from '@ironbridge/domain';
import { TextField } from '@ironbridge/ui';
import type { Refused } from '../../platform/form.ts';
import { usePage } from '../../platform/page.ts';

interface ContactFieldsProps {
  readonly typed: Readonly<Partial<Record<'name' | 'company' | 'phone' | 'email', string>>>;
  readonly wrong: NonNullable<Refused['wrong']>;
  /** Asks for the firm as well. */
  readonly company?: boolean;
}

/** Who it is, and how to reach them. */
export function ContactFields({ typed, wrong, company = false }: ContactFieldsProps) {
  const { copy } = usePage();
  const words = copy.person;
  return (
    <>
      <div className="form-pair">
        <TextField
          id="name"
          name="name"
          label={words.name}
          wrong={wrong['name']}
          autoComplete="name"
          maxLength={60}
          defaultValue={typed.name}
          required
        />
        {company ? (
          <TextField
            id="company"
            name="company"
            label={words.company}
            autoComplete="organization"
            maxLength={120}
            defaultValue={typed.company}
          />
        ) : null}
      </div>
      <div className="form-pair">
        <TextField
          id="phone"
          name="phone"
          type="tel"
          pattern={phonePattern}
          label={words.phone}
          hint={words.contactHint}
          wrong={wrong['phone']}
          autoComplete="tel"
          maxLength={40}
          defaultValue={typed.phone}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label={words.email}
          wrong={wrong['email']}
          autoComplete="email"
          maxLength={254}
          defaultValue={typed.email}
        />
      </div>
    </>
  );
}
