import { Icon, type IconName } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { NoticeKind } from './notice.ts';

const signs = {
  ok: 'check',
  info: 'info',
  warn: 'warn',
  bad: 'bad',
} as const satisfies Record<NoticeKind, IconName>;

/** Where notices appear, and what each kind is made of; the script fills in the words it was given. */
export function Notices() {
  const { copy } = usePage();
  const { notices } = copy;
  return (
    <section
      className="notices"
      popover="manual"
      aria-label={notices.label}
      aria-live="polite"
      data-stays
      data-developing-words={notices.developing}
      data-login-first={copy.account.loginFirst}
      data-logged-out={copy.account.loggedOut}
    >
      {Object.entries(signs).map(([kind, sign]) => (
        <template key={kind} data-notice={kind}>
          <div className={`notice notice-${kind}`} role={kind === 'bad' ? 'alert' : undefined}>
            <Icon name={sign} />
            <p>
              <span data-words />
              <small data-more />
            </p>
            <button type="button" className="icon-button" aria-label={notices.close}>
              <Icon name="close" />
            </button>
          </div>
        </template>
      ))}
    </section>
  );
}
