import type pg from 'pg';
import type { ImportKind } from '../import-run.ts';
import { toStoredFields } from '../store/fields.ts';
import { getLayout } from '../store/layout.ts';
import type { Store } from '../store/write-records.ts';
import type { Workshop } from './import-job.ts';

export async function openStore(
  { payload, database }: Workshop,
  client: pg.ClientBase,
  kind: ImportKind,
): Promise<Store> {
  return {
    client,
    layout: await getLayout(database, kind),
    fields: toStoredFields(payload, kind),
    mostVersions: payload.collections[kind].config.versions?.maxPerDoc || Number.MAX_SAFE_INTEGER,
  };
}
