import { notFound } from 'next/navigation.js';
import type { PayloadRequest } from 'payload';
import { findReceived } from '../../inbox/find-received.ts';
import type { Kind } from '../../inbox/kind.ts';
import { type InboxKind, inboxKinds } from '../../inbox/kinds.ts';
import { editionsFor } from '../../inbox/readers.ts';
import { toText } from '../../inbox/to-text.ts';
import { inLanguageOf } from '../../words.ts';
import { DoneButton } from './DoneButton.tsx';
import { JudgeLetter } from './JudgeLetter.tsx';

interface Props {
  readonly kind: InboxKind;
  readonly id: number;
  readonly req: PayloadRequest;
}

/** Everything that was sent, field by field. */
export async function InboxItem({ kind, id, req }: Props) {
  const editions = editionsFor(req.user, kind);
  const [row] = await findReceived(req.payload, kind, { editions, id, limit: 1 });
  if (row === undefined) notFound();
  const { columns, words, hasDone }: Kind = inboxKinds[kind];
  return (
    <>
      <div className="desk-inbox__head">
        <h1>
          {inLanguageOf(req, words)} #{id}
        </h1>
        {hasDone && <DoneButton done={row['done'] !== null} id={id} kind={kind} />}
        {kind === 'enquiries' && row['state'] === 'held' && <JudgeLetter id={id} />}
      </div>
      <dl className="desk-inbox__item">
        {columns.map((column) => {
          const text = toText(column, row, req);
          return (
            text !== '' && (
              <div key={column.key}>
                <dt>{inLanguageOf(req, column.words)}</dt>
                <dd>{text}</dd>
              </div>
            )
          );
        })}
      </dl>
    </>
  );
}
