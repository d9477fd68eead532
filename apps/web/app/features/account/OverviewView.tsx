import { accountPath } from '@ironbridge/domain';
import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { FirstSteps } from './FirstSteps.tsx';
import type { Task } from './load-overview.server.ts';
import { TaskLine } from './TaskLine.tsx';

interface OverviewViewProps {
  readonly tasks: readonly Task[];
  /** The newest of what is the member's, section by section; a new member has none of it. */
  readonly children: ReactNode;
  readonly isNew: boolean;
}

/** What there is for the member to do, then what is theirs. */
export function OverviewView({ tasks, isNew, children }: OverviewViewProps) {
  const words = usePage().copy.account;
  return (
    <>
      {tasks.length ? (
        <ol className="account-tasks">
          {tasks.map((task) => (
            <TaskLine key={task.href} {...task} />
          ))}
        </ol>
      ) : (
        <p>{words.helloText}</p>
      )}
      {isNew ? <FirstSteps /> : children}
      <div className="account-data">
        <p>
          <b>{words.dataTitle}</b> <span className="meta">{words.dataText}</span>
        </p>
        <a className="button button-small" href={accountPath('data')}>
          {words.data}
        </a>
        <a className="button button-small" href={accountPath('sessions')}>
          {words.sessions}
        </a>
      </div>
    </>
  );
}
