import { Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './login.css?url';

/** The login dialog, fetched when it is wanted; it stays when the reader goes on to another page. */
export function LoginDialog() {
  const { copy, edition } = usePage();
  return (
    <dialog className="login-dialog" aria-labelledby="login-title" data-stays>
      <link rel="stylesheet" href={styles} data-stays />
      <div className="login-head">
        <h2 id="login-title">{copy.login.title}</h2>
        <form method="dialog">
          <button type="submit" className="icon-button" aria-label={copy.notices.close}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <LoginForm mode={edition.loginModes[0]} />
    </dialog>
  );
}
