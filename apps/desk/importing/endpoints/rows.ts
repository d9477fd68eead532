import { parseId } from '@ironbridge/domain';
import type { Endpoint } from 'payload';
import { findReportRows } from '../find-report-rows.ts';
import { rowStates, undoStates } from '../import-run.ts';
import { getImport } from './keeper.ts';

const pageSize = 50;

/** The report line by line, a page at a time. */
export const rows: Endpoint = {
  path: '/:id/rows',
  method: 'get',
  handler: async (req) => {
    const run = await getImport(req);
    const asked = req.searchParams.get('state');
    const state = [...rowStates, ...undoStates].find((known) => known === asked) ?? null;
    const page = parseId(req.searchParams.get('page') ?? '1') ?? 1;
    const found = await findReportRows(req.payload, run, {
      state,
      after: 0,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return Response.json({ rows: found }, { headers: { 'cache-control': 'no-store' } });
  },
};
