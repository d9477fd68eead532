import type { Pool } from 'pg';
import { inTransaction } from '../../database.ts';
import { jobsSchema } from '../delivery/outbox.ts';
import { deleteMember, findBelongings } from './personal-data.repository.ts';

/**
 * The account and every row of it, and in the same transaction the jobs for what lies elsewhere: listings leave the hall
 * by the road, files leave the store by the member's own queue. Whatever dies, both are done or neither is.
 */
export async function deleteAccount(database: Pool, member: number): Promise<void> {
  await inTransaction(database, async (client) => {
    const { listings, files } = await findBelongings(client, member);
    await deleteMember(client, member);
    await client.query("select road.add_member_job('listing', id) from unnest($1::integer[]) id", [
      listings,
    ]);
    if (files.length) {
      await client.query(`select ${jobsSchema}.add_job('erase_files', $1)`, [
        JSON.stringify({ files }),
      ]);
    }
  });
}
