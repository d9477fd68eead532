import { accountPath, type LoginMode, listPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';

interface LoginModesProps {
  readonly mode: LoginMode;
  readonly to: string | undefined;
}

/** The ways in beside each other, where the edition has more than one. */
export function LoginModes({ mode, to }: LoginModesProps) {
  const { copy, edition } = usePage();
  const names = { code: copy.login.byCode, pwd: copy.login.byPassword };
  if (edition.loginModes.length < 2) return null;
  return (
    <nav className="login-modes" aria-label={copy.login.modes}>
      {edition.loginModes.map((name) => (
        <a
          key={name}
          href={listPath(accountPath('login'), { extra: { mode: name, to } })}
          aria-current={name === mode ? 'true' : undefined}
          data-login-mode={name}
        >
          {names[name]}
        </a>
      ))}
    </nav>
  );
}
