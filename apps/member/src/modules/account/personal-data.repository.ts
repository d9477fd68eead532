import type { AccountCounts as Counts } from '@ironbridge/contract';
import { bilingualKinds, type EditionId } from '@ironbridge/domain';
import type { Pool, PoolClient } from 'pg';
import type { Member } from '../identity/member.ts';

/** What opens doors, and says nothing of a person. */
const secrets: readonly string[] = [
  'token',
  'password',
  'access_token',
  'refresh_token',
  'id_token',
  'subject',
];

/** Every table with a subject is a person's: one that is added tomorrow is in the export without anybody's doing. */
async function findPersonalTables(database: Pool): Promise<string[]> {
  const { rows } = await database.query<{ table: string }>(
    `select relation.relname as table
     from pg_attribute field join pg_class relation on relation.oid = field.attrelid
     where relation.relnamespace = 'member'::regnamespace and relation.relkind = 'r'
       and field.attname = 'subject' and not field.attisdropped
     order by relation.relname`,
  );
  return rows.map(({ table }) => table);
}

/** All rows of one member, table by table. */
export async function getPersonalData(
  database: Pool,
  member: number,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {
    member: await getRows(database, 'members', 'id = $1', member),
  };
  for (const table of await findPersonalTables(database)) {
    data[table] = await getRows(database, table, 'subject = $1', member);
  }
  data['enquiry_letters'] = await getRows(
    database,
    'enquiry_letters',
    'enquiry in (select id from enquiries where subject = $1)',
    member,
  );
  return data;
}

async function getRows(database: Pool, table: string, own: string, member: number) {
  const { rows } = await database.query<{ row: unknown }>(
    `select to_jsonb(own) - $2::text[] as row from ${table} own where ${own}`,
    [member, secrets],
  );
  return rows.map(({ row }) => row);
}

/** Everything that was sent by a member or to them, the oldest first. */
export async function findOwnFiles(
  database: Pool,
  member: number,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const { rows } = await database.query<{ id: string; name: string }>(
    'select id, name from attachments where subject = $1 order by created, id',
    [member],
  );
  return rows;
}

/** Until the transaction ends nobody adds anything of theirs. */
export async function lockMember(client: PoolClient, member: number): Promise<void> {
  await client.query('select from members where id = $1 for update', [member]);
}

/** What else belongs to a member, and is not gone with the rows. */
export async function findBelongings(
  client: PoolClient,
  member: number,
): Promise<{ readonly listings: number[]; readonly files: string[] }> {
  const listings = await client.query<{ id: number }>(
    'select id from listings where subject = $1',
    [member],
  );
  const files = await client.query<{ id: string }>(
    'select id from attachments where subject = $1',
    [member],
  );
  return {
    listings: listings.rows.map(({ id }) => id),
    files: files.rows.map(({ id }) => id),
  };
}

/** The account with all its rows; what stays is its number, its times, and to what was agreed when. */
export async function deleteMember(client: PoolClient, member: number): Promise<boolean> {
  await client.query(
    `insert into closures (member, region, edition, opened, consents)
     select id, region, edition, created, coalesce((
       select jsonb_agg(jsonb_build_object('purpose', purpose, 'wording', wording, 'place', place,
         'agreed', created, 'withdrawn', withdrawn) order by id)
       from consents where subject = members.id), '[]')
     from members where id = $1`,
    [member],
  );
  // Who asked about a listing of theirs keeps the letter and its answers, and in them nobody's name.
  await client.query(
    `with theirs as (
       update enquiry_letters set recipient_name = '' where owner = $1 returning id
     )
     update enquiry_answers set answered_by = '' from theirs where letter = theirs.id`,
    [member],
  );
  const { rowCount } = await client.query('delete from members where id = $1', [member]);
  return rowCount === 1;
}

/** Whether who asks has just shown who they are. */
export async function isJustBegun(database: Pool, session: number): Promise<boolean> {
  const { rowCount } = await database.query(
    "select from sessions where id = $1 and created > now() - interval '15 minutes'",
    [session],
  );
  return rowCount === 1;
}

/** How much there is behind each entry of the member centre. */
export async function countOwn(database: Pool, { id }: Pick<Member, 'id'>, edition: EditionId) {
  const { rows } = await database.query<Counts>(
    `select
       (select count(*)::integer from favourites
        where subject = $1 and (edition = $2 or kind = any ($3))) as favourites,
       (select count(*)::integer from downloads where subject = $1) as downloads,
       (select count(*)::integer from subscriptions where subject = $1 and ended is null) as subscriptions,
       (select count(*)::integer from enquiry_letters
         where enquiry in (select id from enquiries where subject = $1)) as enquiries,
       (select count(*)::integer from listings where subject = $1) as listings,
       (select count(*)::integer from sessions where subject = $1 and expires > now()) as sessions`,
    [id, edition, bilingualKinds],
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('Nothing was counted');
  return counts;
}
