import { type ChangeListing, errorCatalogue, type PostListing } from '@ironbridge/contract';
import { messages } from '@ironbridge/messages';
import { PublicError } from '@ironbridge/service';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../database.ts';
import { type Limits, perMember } from '../../limits.ts';
import { addConsent } from '../consent/consent.repository.ts';
import type { Asker } from '../forms/asker.ts';
import { parseContact } from '../forms/parse-contact.ts';

interface PostingParts {
  readonly database: Pool;
  readonly limits: Limits;
}

const perDay = { most: 20, seconds: 86_400 };
const place = '/account/listings/new';

const toValues = (text: Omit<ChangeListing, 'id'>): unknown[] => {
  const { phone, email } = parseContact(text);
  return [
    ...[text.kind, text.title, text.detail, text.quantity, text.unit, text.price, text.currency],
    ...[text.place, text.industries, text.days, text.name, phone, email],
  ];
};

/** Kept together with the job that takes its text to the desk. The same form again is the same listing. */
export async function postListing(
  { database, limits }: PostingParts,
  { member, edition }: Asker,
  body: PostListing,
): Promise<number> {
  const sent = await findByForm(database, member.id, body.form);
  if (sent !== undefined) return sent;
  if (!body.agreed) throw new PublicError(errorCatalogue.agree_first);
  const values = toValues(body);
  await limits.take([perMember('listing', member.id, perDay)]);
  const made = await inTransaction(database, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into listings (kind, title, detail, quantity, unit, price, currency, place, industries, expires,
         contact_name, contact_phone, contact_email, subject, region, edition, form)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(days => $10), $11, $12, $13, $14, $15, $16,
         $17)
       on conflict (subject, form) do nothing returning id`,
      [...values, member.id, member.region, edition, body.form],
    );
    const [listing] = rows;
    if (listing === undefined) return undefined;
    const wording = messages[edition].posting.agree;
    await addConsent(client, member, { purpose: 'listing', wording, place, edition });
    await tellDesk(client, listing.id);
    return listing.id;
  });
  const id = made ?? (await findByForm(database, member.id, body.form));
  if (id === undefined) throw new Error('A listing was not kept');
  return id;
}

/** A text that was approved is not the text that is sent now: the desk reads it again. */
export async function changeListing(
  { database, limits }: PostingParts,
  { member }: Asker,
  body: ChangeListing,
): Promise<void> {
  const values = toValues(body);
  await limits.take([perMember('listing', member.id, perDay)]);
  await inTransaction(database, async (client) => {
    const { rowCount } = await client.query(
      `update listings set kind = $1, title = $2, detail = $3, quantity = $4, unit = $5, price = $6, currency = $7,
         place = $8, industries = $9, expires = now() + make_interval(days => $10), contact_name = $11,
         contact_phone = $12, contact_email = $13, updated = now(), revision = revision + 1
       where id = $14 and subject = $15 and closed is null`,
      [...values, body.id, member.id],
    );
    if (rowCount !== 1) throw new PublicError(errorCatalogue.not_found);
    await tellDesk(client, body.id);
  });
}

export async function closeListing(database: Pool, subject: number, id: number): Promise<void> {
  await inTransaction(database, async (client) => {
    const { rowCount } = await client.query(
      `update listings set closed = coalesce(closed, now()), updated = now(),
         revision = revision + case when closed is null then 1 else 0 end
       where id = $1 and subject = $2`,
      [id, subject],
    );
    if (rowCount !== 1) throw new PublicError(errorCatalogue.not_found);
    await tellDesk(client, id);
  });
}

async function tellDesk(client: PoolClient, id: number): Promise<void> {
  await client.query(`select road.add_member_job('listing', $1)`, [id]);
}

async function findByForm(
  database: Pool,
  subject: number,
  form: string,
): Promise<number | undefined> {
  const { rows } = await database.query<{ id: number }>(
    'select id from listings where subject = $1 and form = $2',
    [subject, form],
  );
  return rows[0]?.id;
}
