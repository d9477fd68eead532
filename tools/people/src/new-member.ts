import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { EditionId } from '@ironbridge/domain';
import { loadStackEnv } from '@ironbridge/stack';
import { Client } from 'pg';

export interface NewMember {
  readonly id: number;
  readonly edition: EditionId;
  readonly truename: string;
  readonly email: string;
  readonly phone: string;
  /** The session's cookie, as a browser sends it. */
  readonly cookie: string;
  readonly cookieName: string;
  readonly token: string;
}

const cookieName = '__Host-ironbridge';

/** Somebody who has just logged in, in one edition, like nobody before them. */
export async function newMember(edition: EditionId): Promise<NewMember> {
  const mark = randomBytes(6).toString('hex');
  const person = {
    truename: `Reader ${mark}`,
    email: `reader-${mark}@example.com`,
    phone: `139${randomInt(10_000_000, 99_999_999)}`,
  };
  const id = await insert(
    `insert into members (truename, email, email_verified, phone, phone_verified, region, edition)
     values ($1, $2, true, $3, true, $4, $5) returning id`,
    [
      person.truename,
      person.email,
      person.phone,
      edition === 'cn' ? 'mainland' : 'abroad',
      edition,
    ],
  );
  return { ...person, id, edition, ...(await newSession(id, edition)) };
}

/** One more browser of theirs. */
export async function newSession(
  member: number,
  edition: EditionId,
): Promise<Pick<NewMember, 'cookie' | 'cookieName' | 'token'>> {
  const token = randomBytes(32).toString('base64url');
  await insert(
    `insert into sessions (token, subject, region, edition, expires)
     select $1, id, region, $3, now() + interval '1 day' from members where id = $2 returning id`,
    [createHash('sha256').update(token).digest('base64url'), member, edition],
  );
  return { cookieName, token, cookie: `${cookieName}=${token}` };
}

async function insert(text: string, values: readonly unknown[]): Promise<number> {
  const client = new Client({ connectionString: loadStackEnv()['MEMBER_DATABASE_URL'] });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(text, [...values]);
    const [row] = rows;
    if (row === undefined) throw new Error('Nothing was made');
    return row.id;
  } finally {
    await client.end();
  }
}
