import type pg from 'pg';

/** Ids by what a record may be called: suppliers exactly so, the others in small letters. */
export type Names = ReadonlyMap<string, ReadonlySet<number>>;

/** What each kind of record answers to, the surest first. */
const queries: Readonly<Record<string, readonly string[]>> = {
  industries: ['id::text', 'seo_path', 'name_cn', 'name_en'],
  tags: ['id::text', 'tag_name_cn', 'tag_name_en'],
  suppliers: ['own_number', 'name_cn', 'name_en'],
};

/** `wanted`: by collection the names that stand in the file. */
export async function findNames(
  client: pg.ClientBase,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Map<string, Names>> {
  const found = new Map<string, Names>();
  for (const [collection, names] of wanted) {
    found.set(collection, await findIn(client, collection, [...names]));
  }
  return found;
}

async function findIn(client: pg.ClientBase, collection: string, names: string[]): Promise<Names> {
  const columns = queries[collection];
  if (columns === undefined) throw new Error(`${collection} are not known by name`);
  // Suppliers are many and are found by their indexes; the others are few and compared without case.
  const few = collection !== 'suppliers';
  const given = few ? names.map((name) => name.toLowerCase()) : names;
  const parts = columns.map((column, rank) => {
    const value = few ? `lower(${column})` : column;
    return `select id, ${value} as name, ${rank} as rank from ${collection} where ${value} = any($1)`;
  });
  const { rows } = await client.query<{ id: number; name: string; rank: number }>(
    `${parts.join(' union all ')} order by rank`,
    [given],
  );
  const ranks = new Map<string, number>();
  const ids = new Map<string, Set<number>>();
  for (const { id, name, rank } of rows) {
    const best = ranks.get(name) ?? rank;
    // A number that is somebody's own is not a second one's name.
    if (rank > best && best === 0) continue;
    ranks.set(name, best);
    ids.set(name, (ids.get(name) ?? new Set()).add(id));
  }
  return ids;
}
