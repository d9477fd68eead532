import { accountPath, loginPath } from '@ironbridge/domain';
import { FormWords, TextField } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { AccountField } from '../../shell/login/AccountField.tsx';
import { AgreeField } from '../../shell/login/AgreeField.tsx';
import { CodeField } from '../../shell/login/CodeField.tsx';
import { EntryForm } from '../../shell/login/EntryForm.tsx';
import type { EntryState } from '../../shell/login/login-fields.ts';
import { PasswordField } from '../../shell/login/PasswordField.tsx';
import { PictureField } from '../../shell/login/PictureField.tsx';
import { AccountEntry } from './AccountEntry.tsx';

interface NewPasswordViewProps {
  /** Who is new here agrees to something first. */
  readonly isNew: boolean;
  readonly entry: { readonly to: string | undefined; readonly pictureKey: string };
  readonly state: EntryState | undefined;
}

/** Whose account it is, shown by a code, and the password that it gets: to register, or where one was forgotten. */
export function NewPasswordView({ isNew, entry, state }: NewPasswordViewProps) {
  const { copy } = usePage();
  const words = copy.login;
  const { to, pictureKey } = entry;
  const { typed = {}, wrong = {}, sentTo, words: said } = state ?? {};
  const path = accountPath(isNew ? 'register' : 'password');
  return (
    <AccountEntry
      title={isNew ? words.registerTitle : words.passwordTitle}
      text={isNew ? words.registerText : words.passwordText}
      path={path}
    >
      <EntryForm action={path} codeType={isNew ? 'reg' : 'pwd'} to={to}>
        {isNew ? (
          <TextField
            id="entry-truename"
            name="truename"
            label={copy.profile.truename}
            autoComplete="name"
            maxLength={60}
            defaultValue={typed.truename}
            wrong={wrong.truename}
            required
            data-empty={copy.profile.truenameEmpty}
          />
        ) : null}
        <AccountField form="entry" typed={typed.account} wrong={wrong.account} />
        <PictureField form="entry" pictureKey={pictureKey} wrong={wrong.img_code} />
        <CodeField form="entry" wrong={wrong.vcode} sentTo={sentTo} />
        <PasswordField form="entry" label={words.newPassword} isNew wrong={wrong.password} />
        {isNew ? (
          <AgreeField form="entry" checked={typed.agree === 'yes'} wrong={wrong.agree} />
        ) : null}
        <FormWords words={said} />
        <button type="submit" className="button button-primary button-wide">
          {isNew ? words.registerSubmit : words.passwordSubmit}
        </button>
      </EntryForm>
      <div className="login-foot">
        <a href={loginPath(to)}>{isNew ? words.known : words.back}</a>
      </div>
    </AccountEntry>
  );
}
