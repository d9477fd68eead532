import { Link, NavGroup } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { inboxKinds, inboxPath } from '../../inbox/kinds.ts';
import { kindsFor } from '../../inbox/readers.ts';
import { inLanguageOf } from '../../words.ts';

/** In the desk's menu, below what the house itself writes. */
export function InboxLinks({ i18n, user }: ServerProps) {
  const kinds = kindsFor(user);
  if (kinds.length === 0) return null;
  return (
    <NavGroup label={inLanguageOf({ i18n }, { en: 'From readers', zh: '读者往来' })}>
      {kinds.map((kind) => (
        <Link className="nav__link" href={inboxPath(kind)} id={`nav-inbox-${kind}`} key={kind}>
          <span className="nav__link-label">{inLanguageOf({ i18n }, inboxKinds[kind].words)}</span>
        </Link>
      ))}
    </NavGroup>
  );
}
