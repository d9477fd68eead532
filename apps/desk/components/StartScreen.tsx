import { roles } from '@ironbridge/domain';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { findOwnEdition, isAdministrator } from '../access/role.ts';
import { roleLabels } from '../collections/role-labels.ts';
import { findFailedJobs } from '../start/failed-jobs.ts';
import { loadStart } from '../start/load-start.ts';
import { inLanguageOf, type Words } from '../words.ts';
import { FailedJobs } from './FailedJobs.tsx';
import { StartList } from './StartList.tsx';

/** Where a day at the desk begins: what waits for this person, each thing a link. */
export async function StartScreen({ initPageResult }: AdminViewServerProps) {
  const { i18n, payload, user } = initPageResult.req;
  const say = (words: Words) => inLanguageOf({ i18n }, words);
  const [lists, failed] = await Promise.all([
    loadStart(payload, user),
    isAdministrator(user) ? findFailedJobs(payload) : [],
  ]);
  const own = findOwnEdition(user);
  const writes = own !== undefined || isAdministrator(user);
  const role = roles.find((each) => each === user?.role);
  return (
    <Gutter className="desk-start">
      <header>
        <h1>{user?.name}</h1>
        {role && <p>{say(roleLabels[role])}</p>}
        {writes && (
          <a className="desk-start__new" href="/admin/collections/articles/create">
            {say({ en: 'Write an article', zh: '写文章' })}
          </a>
        )}
      </header>
      {failed.length > 0 && (
        <FailedJobs jobs={failed.map(({ at, ...job }) => ({ ...job, at: at.toISOString() }))} />
      )}
      <div className="desk-start__lists">
        {lists.map(({ name, title, none, entries }) => (
          <StartList
            entries={entries}
            i18n={i18n}
            id={name}
            key={name}
            none={say(none)}
            ofBoth={own === undefined}
            title={say(title)}
          />
        ))}
      </div>
    </Gutter>
  );
}
