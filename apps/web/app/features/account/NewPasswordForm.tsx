import type { CodeType } from '@ironbridge/contract';
import { loginPath } from '@ironbridge/domain';
import { FormWords } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { AccountField } from '../../shell/login/AccountField.tsx';
import { AgreeField } from '../../shell/login/AgreeField.tsx';
import { CodeField } from '../../shell/login/CodeField.tsx';
import { EntryForm } from '../../shell/login/EntryForm.tsx';
import type { EntryState } from '../../shell/login/login-fields.ts';
import { PasswordField } from '../../shell/login/PasswordField.tsx';
import { PictureField } from '../../shell/login/PictureField.tsx';

interface NewPasswordFormProps {
  readonly action: string;
  readonly codeType: CodeType;
  readonly submit: string;
  readonly back: string;
  /** Who is new here agrees to something first. */
  readonly agrees?: boolean;
  readonly to: string | undefined;
  readonly pictureKey: string;
  readonly state: EntryState | undefined;
}

/** Whose account it is, shown by a code, and the password that it gets: to register, or where one was forgotten. */
export function NewPasswordForm({
  action,
  codeType,
  submit,
  back,
  agrees = false,
  to,
  pictureKey,
  state,
}: NewPasswordFormProps) {
  const words = usePage().copy.login;
  const { typed = {}, wrong = {}, sentTo, words: said } = state ?? {};
  return (
    <>
      <EntryForm action={action} codeType={codeType} to={to}>
        <AccountField form="entry" typed={typed.account} wrong={wrong.account} />
        <PictureField form="entry" pictureKey={pictureKey} wrong={wrong.img_code} />
        <CodeField form="entry" wrong={wrong.vcode} sentTo={sentTo} />
        <PasswordField form="entry" label={words.newPassword} isNew wrong={wrong.password} />
        {agrees ? (
          <AgreeField form="entry" checked={typed.agree === 'yes'} wrong={wrong.agree} />
        ) : null}
        <FormWords words={said} />
        <button type="submit" className="button button-primary button-wide">
          {submit}
        </button>
      </EntryForm>
      <div className="login-foot">
        <a href={loginPath(to)}>{back}</a>
      </div>
    </>
  );
}
