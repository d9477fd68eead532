import { parseId } from '@ironbridge/domain';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { inboxKinds, inboxPath, isInboxKind } from '../../inbox/kinds.ts';
import { kindsFor } from '../../inbox/readers.ts';
import { inLanguageOf } from '../../words.ts';
import { InboxItem } from './InboxItem.tsx';
import { InboxList } from './InboxList.tsx';
import './inbox.css';

/** What people send in: the list of a kind, or one of it. Who may not read it is told that there is no such screen. */
export function InboxScreen({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { i18n, payload, user } = req;
  const [, kind, id] = params?.['segments'] ?? [];
  if (!user)
    redirect(`/admin/login?redirect=${encodeURIComponent(['/admin/inbox', kind].join('/'))}`);
  if (!isInboxKind(kind) || !kindsFor(user).includes(kind)) notFound();
  const item = parseId(String(id));
  const title = inLanguageOf({ i18n }, inboxKinds[kind].words);
  return (
    <DefaultTemplate
      i18n={i18n}
      payload={payload}
      permissions={permissions}
      req={req}
      user={user}
      visibleEntities={visibleEntities}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
    >
      <SetStepNav
        nav={[{ label: title, url: inboxPath(kind) }, ...(item ? [{ label: `#${item}` }] : [])]}
      />
      <Gutter className="desk-inbox">
        {item === undefined ? (
          <InboxList kind={kind} query={toQuery(searchParams)} req={req} />
        ) : (
          <InboxItem id={item} kind={kind} req={req} />
        )}
      </Gutter>
    </DefaultTemplate>
  );
}

/** Said twice, the first counts. */
function toQuery(searchParams: AdminViewServerProps['searchParams']): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams ?? {})) {
    const [first] = Array.isArray(value) ? value : [value];
    if (first !== undefined) query.set(name, first);
  }
  return query;
}
