import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { count, is, sql } from '@payloadcms/db-postgres/drizzle';
import { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core';

/** Further than anyone turns pages; the desk then says "of 10,000". */
const most = 10_000;

/**
 * A common word stands in hundreds of thousands of names, and counting them all takes seconds while the page itself
 * takes milliseconds. So a search counts only so far; every other count is exact.
 */
export function boundSearchCounts(adapter: PostgresAdapter): void {
  const exact = adapter.countDistinct.bind(adapter);
  adapter.countDistinct = async (asked) => {
    const table: unknown = adapter.tables[asked.tableName];
    if (!is(table, PgTable) || asked.joins.length > 0 || asked.column) return exact(asked);
    const found = asked.db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(asked.where)
      .limit(most);
    if (!found.toSQL().sql.includes('search_key')) return exact(asked);
    const [row] = await asked.db.select({ total: count() }).from(found.as('found'));
    return Number(row?.total ?? 0);
  };
}
