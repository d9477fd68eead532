import { accountPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import type { SessionsPage } from './load-sessions.server.ts';

/** Where the member is logged in, and the way to end it there. */
export function SessionsView({ sessions }: Pick<SessionsPage, 'sessions'>) {
  const { copy } = usePage();
  const words = copy.profile;
  return (
    <>
      <p>{words.sessionsText}</p>
      <table className="account-table">
        <thead>
          <tr>
            <th scope="col">{words.device}</th>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.since}</th>
            <th scope="col">
              <span className="visually-hidden">{words.end}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ id, device, address, edition, since, current }) => (
            <tr key={id}>
              <th scope="row">
                {device}
                <span className="meta">{current ? words.thisDevice : edition}</span>
              </th>
              <td className="figures">{address}</td>
              <td className="figures">{since}</td>
              <td>
                {current ? null : (
                  <EndButton id={String(id)} label={words.end} about={`${device} ${since}`} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="form-end">
        {sessions.length > 1 ? <EndButton id="others" label={words.endOthers} /> : null}
        <EndButton id="all" label={words.endAll} />
        <a className="text-link" href={accountPath('password')}>
          {copy.login.passwordTitle}
        </a>
      </div>
    </>
  );
}

interface EndButtonProps {
  readonly id: string;
  readonly label: string;
  readonly about?: string;
}

function EndButton({ id, label, about }: EndButtonProps) {
  return (
    <form method="post" action={accountPath('sessions')}>
      <button type="submit" className="button button-small" name="id" value={id}>
        {label}
        {about ? <span className="visually-hidden"> {about}</span> : null}
      </button>
    </form>
  );
}
