import { Client } from 'pg';

/** Above every member that anybody made otherwise. */
export const firstOfCrowd = 1_500_000_000;

/** One in a hundred keeps a great many, the others a few: five each, on the whole. */
const keptBy = 'case when n % 100 = 0 then 210 else 3 end';

/** Members by the million, with what they keep; rows alone, since nobody of them comes in. */
export async function withCrowd<Result>(
  url: string,
  work: (grow: (members: number) => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set search_path = member');
    // The rows are right as they are made, and taken away together: nothing has to be looked up for each.
    await client.query('set session_replication_role = replica');
    await clear(client);
    return await work((members) => grow(client, members));
  } finally {
    await clear(client);
    await client.end();
  }
}

/** Up to so many; says how much they keep together. */
async function grow(client: Client, members: number): Promise<number> {
  const { rows: known } = await client.query<{ count: number }>(
    'select count(*)::integer as count from members where id >= $1',
    [firstOfCrowd],
  );
  const span = [firstOfCrowd, known[0]?.count ?? 0, members - 1];
  await client.query(
    `insert into members (id, truename, email, region, edition)
     select $1::integer + n, 'Crowd ' || n, 'crowd-' || n || '@example.com',
       case when n % 3 = 0 then 'abroad' else 'mainland' end, 'cn'
     from generate_series($2::integer, $3::integer) n`,
    span,
  );
  // What is liked much is liked by many: the fourth power leans on the first items.
  await client.query(
    `insert into favourites (subject, kind, item, region, edition, created)
     select $1::integer + n, (array['product', 'article', 'supplier', 'product', 'show'])[1 + k % 5],
       1000000 + floor(1000000 * power(random(), 4))::integer, 'mainland', 'cn',
       now() - random() * interval '700 days'
     from generate_series($2::integer, $3::integer) n, lateral generate_series(1, ${keptBy}) k
     on conflict do nothing`,
    span,
  );
  await client.query('analyze members, favourites');
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from favourites where subject >= $1',
    [firstOfCrowd],
  );
  return rows[0]?.count ?? 0;
}

async function clear(client: Client): Promise<void> {
  for (const table of ['favourites', 'sessions', 'consents'])
    await client.query(`delete from ${table} where subject >= $1`, [firstOfCrowd]);
  await client.query('delete from members where id >= $1', [firstOfCrowd]);
}
