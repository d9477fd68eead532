import type pg from 'pg';
import { keepPicture } from '../pictures/keep-picture.ts';
import { type ImportJob, keepProgress, type Workshop } from './import-job.ts';

const atOnce = 8;

/** What another import failed to fetch is tried again. */
const pendingSql = `
  select distinct wanted.address
  from road.import_row as row, unnest(row.addresses) as wanted(address)
  where row.import = $1 and row.state <> 'refused' and not exists (
    select from road.import_picture as picture
    where picture.address = wanted.address and (picture.media is not null or picture.import = $1)
  )
  limit $2`;

export async function findPending(client: pg.ClientBase, id: number): Promise<string[]> {
  const { rows } = await client.query<{ address: string }>(pendingSql, [id, atOnce]);
  return rows.map(({ address }) => address);
}

/** Outside of any transaction: a slow host must not hold locks. */
export async function fetchPictures(
  { payload }: Workshop,
  job: ImportJob,
  addresses: readonly string[],
): Promise<void> {
  await Promise.all(
    addresses.map((address) =>
      keepPicture(payload, { address, import: job.id, person: job.person }),
    ),
  );
}

export async function countFetched(
  client: pg.ClientBase,
  job: ImportJob,
  fetched: number,
): Promise<void> {
  await keepProgress(client, job.id, { cursor: 0, done: job.done + fetched });
}
