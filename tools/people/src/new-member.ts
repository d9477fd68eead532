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
  const token = randomBytes(32).toString('base64url');
  const person = {
    truename: `Reader ${mark}`,
    email: `reader-${mark}@example.com`,
    phone: `139${randomInt(10_000_000, 99_999_999)}`,
  };
  const client = new Client({ connectionString: loadStackEnv()['MEMBER_DATABASE_URL'] });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `with made as (
         insert into members (truename, email, phone, region, edition)
         values ($1, $2, $3, $4, $5) returning id, region, edition
       )
       insert into sessions (token, subject, region, edition, expires)
       select $6, id, region, edition, now() + interval '1 day' from made returning subject as id`,
      [
        person.truename,
        person.email,
        person.phone,
        edition === 'cn' ? 'mainland' : 'abroad',
        edition,
        createHash('sha256').update(token).digest('base64url'),
      ],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('No member was made');
    return { ...person, id: row.id, edition, cookieName, token, cookie: `${cookieName}=${token}` };
  } finally {
    await client.end();
  }
}
