import type { Endpoint, PayloadRequest } from 'payload';
import { recordDeed } from '../audit/record.ts';
import { toCsvAnswer } from '../csv/csv-answer.ts';
import { csvMark, toCsvLine } from '../csv/csv-line.ts';
import { inLanguageOf } from '../words.ts';
import { type Asked, findReceived } from './find-received.ts';
import { getKind } from './get-kind.ts';
import { type InboxKind, inboxKinds } from './kinds.ts';
import { parseAsked } from './parse-asked.ts';
import { toText } from './to-text.ts';

const batchSize = 2_000;

/** `GET /api/inbox/:kind/export`: what the list shows, all of it, as a file; that it was fetched is kept for good. */
export const exportInbox: Endpoint = {
  path: '/inbox/:kind/export',
  method: 'get',
  handler: async (req) => {
    const kind = getKind(req);
    const asked = parseAsked(req.user, kind, req.searchParams);
    const { words, state, editions } = asked;
    await recordDeed(req, {
      action: 'lead_download',
      collection: kind,
      edition: editions.length === 1 ? editions[0] : undefined,
      // What was looked for may be somebody's name: that there was a search is enough.
      summary: [kind, ...editions, state, words ? 'search' : undefined].filter(Boolean).join(' · '),
    });
    return toCsvAnswer(`${kind}-${new Date().toISOString().slice(0, 10)}`, lines(req, kind, asked));
  },
};

async function* lines(
  req: PayloadRequest,
  kind: InboxKind,
  asked: Omit<Asked, 'limit'>,
): AsyncGenerator<string> {
  const { columns } = inboxKinds[kind];
  yield `${csvMark}${toCsvLine(['#', ...columns.map(({ words }) => inLanguageOf(req, words))])}`;
  for (let { before } = asked; ; ) {
    const rows = await findReceived(req.payload, kind, { ...asked, before, limit: batchSize });
    yield rows
      .map((row) =>
        toCsvLine([String(row.id), ...columns.map((column) => toText(column, row, req))]),
      )
      .join('');
    if (rows.length < batchSize) return;
    before = rows.at(-1)?.id;
  }
}
