import type { MemberData, SavedProfile } from '@ironbridge/contract';
import type { Pool } from 'pg';

type OwnProfile = MemberData<'profile'>;

/** As it stands in the table: a session may know it from a moment ago. */
export async function findOwnProfile(database: Pool, id: number): Promise<OwnProfile | undefined> {
  const { rows } = await database.query<OwnProfile>(
    `select id, truename, company, position, email, phone, country_id, province_id, city_id
     from members where id = $1`,
    [id],
  );
  return rows[0];
}

export async function updateProfile(
  database: Pool,
  id: number,
  { truename, company, position, country_id, province_id, city_id }: SavedProfile,
): Promise<void> {
  await database.query(
    `update members set truename = $2, company = $3, position = $4, country_id = $5,
       province_id = coalesce($6, 0), city_id = coalesce($7, 0), updated = now()
     where id = $1`,
    [id, truename.trim(), company.trim(), position.trim(), country_id, province_id, city_id],
  );
}
