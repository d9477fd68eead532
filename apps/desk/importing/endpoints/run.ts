import { sql } from '@payloadcms/db-postgres';
import type { Endpoint } from 'payload';
import { recordDeed } from '../../audit/record.ts';
import { getImport } from './keeper.ts';
import { move } from './move.ts';

/** Brings what the trial run found good into the desk. */
export const run: Endpoint = {
  path: '/:id/run',
  method: 'post',
  handler: async (req) => {
    const { id, kind, file_name: summary } = await getImport(req);
    return move(req, id, {
      from: ['checked'],
      to: 'fetching',
      due: sql`(
        select count(distinct wanted.address)
        from road.import_row as row, unnest(row.addresses) as wanted(address)
        where row.import = ${id} and row.state <> 'refused'
      )`,
      also: () => recordDeed(req, { action: 'import', collection: kind, item: id, summary }),
    });
  },
};
