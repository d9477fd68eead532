import type { SessionRow } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import type { Pool } from 'pg';
import type { Member, Session } from './member.ts';

interface Row extends Member {
  readonly session: number;
  readonly session_edition: EditionId;
  readonly expires: Date;
}

/** A session by the hash of its token, unless it has ended or its member may not come in. */
export async function findSessionByHash(
  database: Pool,
  hash: string,
): Promise<Session | undefined> {
  const { rows } = await database.query<Row>({
    name: 'session',
    text: `select s.id as session, s.edition as session_edition, s.expires, m.id, m.truename, m.email,
       m.phone, m.country_id, m.province_id, m.city_id, m.region, m.edition
     from sessions s join members m on m.id = s.subject
     where s.token = $1 and s.expires > now() and not m.banned`,
    values: [hash],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { session, session_edition, expires, ...member } = row;
  return { id: session, edition: session_edition, expires: expires.getTime(), member };
}

interface ListedRow extends Omit<SessionRow, 'created' | 'current'> {
  readonly token: string;
  readonly created: Date;
}

/** More devices than anybody has. */
const mostListed = 100;

/** The newest of those that are open. */
export async function listSessions(database: Pool, member: number): Promise<ListedRow[]> {
  const { rows } = await database.query<ListedRow>(
    `select id, token, edition, coalesce(agent, '') as agent, coalesce(address, '') as address, created
     from sessions where subject = $1 and expires > now() order by created desc, id desc limit $2`,
    [member, mostListed],
  );
  return rows;
}

/** The hashes of a member's tokens, all of them or one session's. */
export async function findTokens(
  database: Pool,
  member: number,
  session?: number,
): Promise<string[]> {
  const { rows } = await database.query<{ token: string }>(
    'select token from sessions where subject = $1 and id = coalesce($2, id)',
    [member, session],
  );
  return rows.map(({ token }) => token);
}

/** What has run out is of no use to anybody, and says where somebody has been. */
export async function deleteExpiredSessions(database: Pool, member: number): Promise<void> {
  await database.query('delete from sessions where subject = $1 and expires < now()', [member]);
}
