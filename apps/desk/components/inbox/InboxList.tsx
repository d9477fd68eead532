import type { PayloadRequest } from 'payload';
import { findReceived } from '../../inbox/find-received.ts';
import type { Kind } from '../../inbox/kind.ts';
import { type InboxKind, inboxKinds, inboxPath } from '../../inbox/kinds.ts';
import { parseAsked } from '../../inbox/parse-asked.ts';
import { toText } from '../../inbox/to-text.ts';
import { inLanguageOf, type Words } from '../../words.ts';
import { InboxFilters } from './InboxFilters.tsx';

interface Props {
  readonly kind: InboxKind;
  readonly query: URLSearchParams;
  readonly req: PayloadRequest;
}

const shown = 50;

export async function InboxList({ kind, query, req }: Props) {
  const { columns, words, none }: Kind = inboxKinds[kind];
  const say = (each: Words) => inLanguageOf(req, each);
  const asked = parseAsked(req.user, kind, query);
  const found = await findReceived(req.payload, kind, { ...asked, limit: shown + 1 });
  const rows = found.slice(0, shown);
  const inList = columns.filter(({ aside }) => !aside);
  const older = new URLSearchParams(query);
  older.set('before', String(rows.at(-1)?.id));
  const isAsked =
    asked.words ||
    asked.state ||
    asked.done !== undefined ||
    query.has('edition') ||
    query.has('before');
  return (
    <>
      <div className="desk-inbox__head">
        <h1>{say(words)}</h1>
        <a className="desk-inbox__export" download href={`/api/inbox/${kind}/export?${query}`}>
          {say({ en: 'Download as CSV', zh: '下载 CSV' })}
        </a>
      </div>
      <InboxFilters kind={kind} query={query} req={req} />
      {rows.length === 0 ? (
        <p className="desk-inbox__none">
          {say(isAsked ? { en: 'Nothing matches.', zh: '没有符合条件的记录。' } : none)}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys as well
        <section aria-label={say(words)} className="desk-inbox__table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {inList.map((column) => (
                  <th key={column.key} scope="col">
                    {say(column.words)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr data-done={row['done'] === null ? undefined : ''} key={row.id}>
                  {inList.map((column, at) => (
                    <td data-as={column.as} key={column.key}>
                      {at === 0 ? (
                        <a href={inboxPath(kind, row.id)}>{toText(column, row, req)}</a>
                      ) : (
                        <span>{toText(column, row, req)}</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {found.length > shown && (
        <a className="desk-inbox__older" href={`${inboxPath(kind)}?${older}`}>
          {say({ en: 'Older', zh: '更早的记录' })}
        </a>
      )}
    </>
  );
}
