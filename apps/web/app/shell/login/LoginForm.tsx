import { accountPath, type LoginMode, loginPath } from '@ironbridge/domain';
import { FormWords } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { places, toLinks } from '../navigation.ts';
import { OutLink } from '../OutLink.tsx';
import { AccountField } from './AccountField.tsx';
import { AgreeField } from './AgreeField.tsx';
import { CodeField } from './CodeField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { LoginModes } from './LoginModes.tsx';
import type { EntryState } from './login-fields.ts';
import { PasswordField } from './PasswordField.tsx';
import { PictureField } from './PictureField.tsx';

interface LoginFormProps {
  readonly mode: LoginMode;
  readonly pictureKey?: string;
  /** Where the member goes on; without it, the page that is open. */
  readonly to?: string | undefined;
  readonly state?: EntryState | undefined;
}

/** One form for both ways in: those fields count that its mode shows. */
export function LoginForm({ mode, pictureKey, to, state }: LoginFormProps) {
  const page = usePage();
  const words = page.copy.login;
  const { typed = {}, wrong = {}, sentTo, words: said } = state ?? {};
  return (
    <>
      <LoginModes mode={mode} to={to} />
      <EntryForm action={loginPath()} codeType="login" mode={mode} to={to}>
        <input type="hidden" name="mode" value={mode} />
        <AccountField form="login" typed={typed.account} wrong={wrong.account} />
        <PasswordField form="login" label={words.password} wrong={wrong.password} />
        <PictureField form="login" pictureKey={pictureKey} wrong={wrong.img_code} />
        <CodeField form="login" wrong={wrong.vcode} sentTo={sentTo} />
        <AgreeField form="login" checked={typed.agree === 'yes'} wrong={wrong.agree} />
        <FormWords words={said} />
        <button
          type="submit"
          className="button button-primary button-wide"
          data-busy={words.submitting}
        >
          {words.submit}
        </button>
      </EntryForm>
      <div className="login-foot">
        <a href={accountPath('password')}>{words.forgotten}</a>
        <a href={accountPath('register')}>{words.register}</a>
        {toLinks([places.supplier], page).map((link) => (
          <OutLink key={link.name} link={link} />
        ))}
      </div>
    </>
  );
}
