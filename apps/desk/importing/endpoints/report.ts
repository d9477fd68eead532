import type { Endpoint } from 'payload';
import { inLanguageOf } from '../../words.ts';
import { findReportRows } from '../find-report-rows.ts';
import { findTargets } from '../mapping/targets.ts';
import { toCsvHead, toCsvRow } from '../report-csv.ts';
import { getImport } from './keeper.ts';

const batchSize = 2_000;

/** The whole report as a file, sent while it is read. */
export const report: Endpoint = {
  path: '/:id/report',
  method: 'get',
  handler: async (req) => {
    const run = await getImport(req);
    const targets = await findTargets(req.payload, run.kind);
    const labels = new Map(targets.map(({ key, words }) => [key, inLanguageOf(req, words)]));
    const reader = { language: req, labels };
    async function* lines(): AsyncGenerator<Uint8Array> {
      const encoder = new TextEncoder();
      yield encoder.encode(toCsvHead(reader));
      for (let after = 0; ; ) {
        const rows = await findReportRows(req.payload, run, {
          state: null,
          after,
          limit: batchSize,
        });
        const last = rows.at(-1);
        if (last === undefined) return;
        yield encoder.encode(rows.map((row) => toCsvRow(row, reader)).join(''));
        after = last.line;
      }
    }
    return new Response(toStream(lines()), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="import-${run.id}.csv"`,
        'cache-control': 'private, no-store',
      },
    });
  },
};

function toStream(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: async (controller) => {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}
