import type { PostgresAdapter } from '@payloadcms/db-postgres';

type SchemaHook = PostgresAdapter['beforeSchemaInit'][number];

/**
 * Tables of `hasMany` texts and numbers have no index that starts with their parent, so reading a batch of
 * documents scans them whole.
 */
export const addParentIndexes: SchemaHook = ({ adapter, schema }) => {
  for (const [name, table] of Object.entries(adapter.rawTables)) {
    if (!/_(texts|numbers)$/.test(name)) continue;
    table.indexes = {
      ...table.indexes,
      parent: { name: `${name}_parent_idx`, on: 'parent' },
    };
  }
  return schema;
};
