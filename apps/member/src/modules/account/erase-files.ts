import type { Pool } from 'pg';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ObjectStore } from '../../storage/object-store.ts';

/** As many as the store deletes at once. */
export const filesPerJob = 1000;

const job = Compile(Type.Object({ files: Type.Array(Type.String(), { maxItems: filesPerJob }) }));

/** What a deleted account had in the store. Done twice it is the same. */
export async function eraseFiles(
  store: ObjectStore,
  bucket: string,
  payload: unknown,
): Promise<void> {
  await store.deleteFiles(bucket, job.Parse(payload).files);
}

/** Those of the files that came with no form that was kept. */
export async function eraseUnclaimed(
  database: Pool,
  store: ObjectStore,
  bucket: string,
  payload: unknown,
): Promise<void> {
  const { files } = job.Parse(payload);
  const { rows } = await database.query<{ id: string }>(
    'select id from attachments where id = any ($1::uuid[])',
    [files],
  );
  const claimed = new Set(rows.map(({ id }) => id));
  await store.deleteFiles(
    bucket,
    files.filter((id) => !claimed.has(id)),
  );
}
