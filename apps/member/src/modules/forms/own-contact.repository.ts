import type { OwnContact } from '@ironbridge/contract';
import type { Pool } from 'pg';
import type { Member } from '../identity/member.ts';

/** As the last form had it; before the first one, as the account has it. */
export async function findOwnContact(
  database: Pool,
  { id, truename, email, phone }: Member,
): Promise<OwnContact> {
  const { rows } = await database.query<OwnContact>(
    `select contact_name as name, contact_company as company, contact_phone as phone, contact_email as email
     from enquiries where subject = $1 order by created desc limit 1`,
    [id],
  );
  return rows[0] ?? { name: truename, company: '', phone: phone ?? '', email: email ?? '' };
}
