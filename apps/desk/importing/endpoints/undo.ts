import { sql } from '@payloadcms/db-postgres';
import type { Endpoint } from 'payload';
import { recordDeed } from '../../audit/record.ts';
import { getImport } from './keeper.ts';
import { move } from './move.ts';

/** Takes a whole import back. */
export const undo: Endpoint = {
  path: '/:id/undo',
  method: 'post',
  handler: async (req) => {
    const { id, kind, file_name: summary } = await getImport(req);
    return move(req, id, {
      from: ['done'],
      to: 'undoing',
      due: sql`(select count(*) from road.import_row where import = ${id} and written_at is not null)`,
      also: () => recordDeed(req, { action: 'import_undo', collection: kind, item: id, summary }),
    });
  },
};
