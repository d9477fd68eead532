import { postgresAdapter } from '@payloadcms/db-postgres';
import { env } from '../env.ts';
import { inDesk } from '../folder.ts';
import { boundSearchCounts } from './bounded-count.ts';
import { keepPool } from './keep-pool.ts';
import { addParentIndexes } from './parent-indexes.ts';

const adapter = postgresAdapter({
  // Payload keeps one client for itself, and a write asks for a second one while it holds its
  // first (the look at edit locks is outside its transaction): as many writes at once as there
  // are clients would wait for each other until they time out.
  pool: {
    connectionString: env.DATABASE_URL,
    application_name: 'desk',
    max: 40,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  },
  push: false,
  migrationDir: inDesk('migrations'),
  // Texts of the old site keep their ids; hooks/refuse-own-ids.ts says who may set one.
  allowIDOnCreate: true,
  beforeSchemaInit: [addParentIndexes],
});

export const database: typeof adapter = {
  ...adapter,
  init: (args) => {
    const made = adapter.init(args);
    made.bulkOperationsSingleTransaction = true;
    boundSearchCounts(made);
    const connect = made.connect?.bind(made);
    made.connect = async (options) => {
      await connect?.(options);
      keepPool(made);
    };
    return made;
  },
};
