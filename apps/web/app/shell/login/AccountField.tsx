import { TextField } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

interface AccountFieldProps {
  readonly form: string;
  readonly typed?: string | undefined;
  readonly wrong?: string | undefined;
}

/** Accounts are mobiles of the mainland alone. */
const countryCode = '+86';

/** What a member logs in with: an e-mail, or where the edition's members have one, a mobile. */
export function AccountField({ form, typed, wrong }: AccountFieldProps) {
  const { copy, edition } = usePage();
  const words = copy.login;
  const byMail = edition.has.emailAccounts;
  return (
    <TextField
      id={`${form}-account`}
      name="account"
      label={words.account}
      placeholder={words.accountPlaceholder}
      {...(byMail ? {} : { prefix: countryCode })}
      type={byMail ? 'email' : 'text'}
      inputMode={byMail ? 'email' : 'tel'}
      autoComplete="username"
      maxLength={254}
      defaultValue={typed}
      wrong={wrong}
      required
      data-empty={words.accountEmpty}
      data-wrong={words.accountWrong}
    />
  );
}
