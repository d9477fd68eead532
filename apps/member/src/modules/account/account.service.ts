import type { Pool } from 'pg';
import { inTransaction } from '../../database.ts';
import { jobsSchema } from '../delivery/outbox.ts';
import { filesPerJob } from './erase-files.ts';
import { deleteMember, findBelongings, lockMember } from './personal-data.repository.ts';

/**
 * The account and every row of it, and in the same transaction the jobs for what lies elsewhere: listings leave the hall
 * by the road, files leave the store by the member's own queue. Whatever dies, both are done or neither is.
 */
export async function deleteAccount(database: Pool, member: number): Promise<void> {
  await inTransaction(database, async (client) => {
    // Whoever is just sending something is waited for, and what comes after finds nobody.
    await lockMember(client, member);
    const { listings, files } = await findBelongings(client, member);
    await deleteMember(client, member);
    await client.query("select road.add_member_job('listing', id) from unnest($1::integer[]) id", [
      listings,
    ]);
    await client.query(
      `select ${jobsSchema}.add_job('erase_files', json_build_object('files', array_agg(id)))
       from unnest($1::uuid[]) with ordinality as file (id, at) group by (at - 1) / $2`,
      [files, filesPerJob],
    );
  });
}
