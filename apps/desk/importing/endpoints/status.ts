import type { Endpoint } from 'payload';
import { findTargets, isKey } from '../mapping/targets.ts';
import { getImport } from './keeper.ts';

const samples = 3;

/** Where an import is, and what its screen needs to show it. */
export const status: Endpoint = {
  path: '/:id/status',
  method: 'get',
  handler: async (req) => {
    const run = await getImport(req);
    const targets = await findTargets(req.payload, run.kind);
    const { rows } = await req.payload.db.pool.query<{ cells: string[] }>(
      'select cells from road.import_row where import = $1 order by line limit $2',
      [run.id, samples],
    );
    return Response.json(
      {
        id: run.id,
        kind: run.kind,
        state: run.state,
        file_name: run.file_name,
        rows: run.rows,
        headers: run.headers,
        mapping: run.mapping,
        supplier_number: run.supplier_number ?? null,
        counts: run.counts ?? {},
        done: run.done ?? 0,
        due: run.due ?? 0,
        samples: rows.map(({ cells }) => cells),
        targets: targets.map(({ key, words }) => ({
          key,
          en: words.en,
          zh: words.zh,
          needed: isKey(run.kind, key),
        })),
      },
      { headers: { 'cache-control': 'no-store' } },
    );
  },
};
