import { randomUUID } from 'node:crypto';
import { jobsSchema } from '../delivery/outbox.ts';
import type { KeptFile } from './attachment-store.ts';
import type { EnquiryParts } from './enquiry-parts.ts';
import type { JudgedFile } from './judge-attachment.ts';

/** Long after the form that brought them is either kept or refused. */
const claimedWithin = '10 minutes';

/**
 * Into the store, before the form that they came with is kept. First of all somebody is sent to look whether it was:
 * whatever dies or is refused in between, no file is left without an owner.
 */
export async function keepFiles(
  { database, store }: Pick<EnquiryParts, 'database' | 'store'>,
  files: readonly JudgedFile[],
): Promise<KeptFile[]> {
  const named = files.map((file) => ({ ...file, id: randomUUID() }));
  if (named.length === 0) return named;
  await database.query(
    `select ${jobsSchema}.add_job('erase_unclaimed', $1, run_at => now() + $2::interval)`,
    [JSON.stringify({ files: named.map(({ id }) => id) }), claimedWithin],
  );
  await store.keep(named);
  return named;
}
