import { sql } from '@payloadcms/db-postgres';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { Refusal } from '../../refusal.ts';
import type { ImportKind, Mapping } from '../import-run.ts';
import { rememberMapping } from '../mapping/recall.ts';
import { findTargets } from '../mapping/targets.ts';
import { getImport } from './keeper.ts';
import { move } from './move.ts';
import { parseHeaders } from './parse-headers.ts';

const body = Type.Object({
  mapping: Type.Array(Type.Union([Type.String(), Type.Null()])),
  supplier_number: Type.Optional(Type.Union([Type.String({ maxLength: 300 }), Type.Null()])),
});

/** The columns are matched: remembers them and starts the trial run, as often as one likes before the import. */
export const check: Endpoint = {
  path: '/:id/check',
  method: 'post',
  handler: async (req) => {
    const run = await getImport(req);
    await addDataAndFileToRequest(req);
    if (!Value.Check(body, req.data)) throw wrong(req);
    const { mapping } = req.data;
    const supplier = req.data.supplier_number?.trim() || null;
    const headers = parseHeaders(run.headers);
    if (!(await isUsable(req, run.kind, mapping, headers.length, supplier))) throw wrong(req);
    return move(req, run.id, {
      from: ['uploaded', 'checked'],
      to: 'checking',
      due: sql`rows`,
      also: async (transaction) => {
        await rememberMapping(req, run.kind, headers, mapping);
        await transaction.execute(sql`
          update imports set mapping = ${JSON.stringify(mapping)}::jsonb, supplier_number = ${supplier},
            counts = null where id = ${run.id}`);
        await transaction.execute(sql`
          update road.import_row set state = null, key = null
          where import = ${run.id} and state is not null`);
      },
    });
  },
};

async function isUsable(
  req: PayloadRequest,
  kind: ImportKind,
  mapping: Mapping,
  columns: number,
  supplier: string | null,
): Promise<boolean> {
  const known = new Set((await findTargets(req.payload, kind)).map(({ key }) => key));
  const used = mapping.filter((key) => key !== null);
  const once = new Set(used).size === used.length;
  const keyed =
    used.includes('own_number') &&
    (kind !== 'products' || used.includes('supplier') || supplier !== null);
  return mapping.length === columns && once && keyed && used.every((key) => known.has(key));
}

function wrong(req: PayloadRequest): Refusal {
  return new Refusal(
    req,
    {
      en: 'Match a column with the number, for products also the supplier, and each field only once.',
      zh: '须有一列对应编号，产品还须指明供应商；每个字段只能对应一列。',
    },
    400,
  );
}
