import type { EditionId } from '@ironbridge/domain';
import type { Pool } from 'pg';
import type { Member, Session } from './member.ts';

type Row = Member & { readonly session: number; readonly session_edition: EditionId };

/** A session by the hash of its token, unless it has ended or its member may not come in. */
export async function findSessionByHash(
  database: Pool,
  hash: string,
): Promise<Session | undefined> {
  const { rows } = await database.query<Row>(
    `select s.id as session, s.edition as session_edition, m.id, m.truename, m.email, m.phone,
       m.country_id, m.province_id, m.city_id, m.region, m.edition
     from sessions s join members m on m.id = s.subject
     where s.token = $1 and s.expires > now() and not m.banned`,
    [hash],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { session, session_edition, ...member } = row;
  return { id: session, edition: session_edition, member };
}

export async function deleteSession(database: Pool, hash: string): Promise<void> {
  await database.query('delete from sessions where token = $1', [hash]);
}

export async function deleteSessionsOf(database: Pool, member: number): Promise<void> {
  await database.query('delete from sessions where subject = $1', [member]);
}
