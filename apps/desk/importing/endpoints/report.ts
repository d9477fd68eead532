import type { Endpoint } from 'payload';
import { toCsvAnswer } from '../../csv/csv-answer.ts';
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
    async function* lines(): AsyncGenerator<string> {
      yield toCsvHead(reader);
      for (let after = 0; ; ) {
        const rows = await findReportRows(req.payload, run, {
          state: null,
          after,
          limit: batchSize,
        });
        const last = rows.at(-1);
        if (last === undefined) return;
        yield rows.map((row) => toCsvRow(row, reader)).join('');
        after = last.line;
      }
    }
    return toCsvAnswer(`import-${run.id}`, lines());
  },
};
