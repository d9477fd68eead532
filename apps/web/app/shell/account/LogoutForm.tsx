import { accountPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';

/** The way out, also without script: a link could be followed by anything, a form of ours only by its reader. */
export function LogoutForm({ className = '' }: { readonly className?: string }) {
  const { copy } = usePage();
  return (
    <form method="post" action={accountPath('logout')} data-logout>
      <button type="submit" className={`bare-button ${className}`.trim()}>
        {copy.frame.logout}
      </button>
    </form>
  );
}
