import type { PostedListing, PostedListingInfo } from '@ironbridge/contract';
import { shanghaiTimestamp } from '@ironbridge/domain';
import type { Pool } from 'pg';
import type { ReplyKeys } from '../enquiries/reply-key.ts';

interface Row extends Omit<PostedListing, 'time' | 'expire_time'> {
  readonly time: Date;
  readonly expire_time: Date;
}

/**
 * Its state is the desk's word on the very revision that was sent: what the desk said of an earlier one says nothing of
 * this.
 */
const columns = `own.id, own.kind, own.title, own.detail, own.quantity::float8, own.unit, own.price::float8,
  own.currency, own.place, own.industries, own.contact_name as name, own.contact_phone as phone,
  own.contact_email as email, own.created as time, own.expires as expire_time,
  case
    when own.closed is not null or (known.revision = own.revision and known.state = 'closed') then 'closed'
    when own.expires < now() then 'expired'
    when known.revision = own.revision then known.state
    else 'waiting' end as state,
  case when known.revision = own.revision and known.state = 'refused' then known.reason else '' end as reason,
  case when known.revision = own.revision and known.state = 'live' and own.expires > now()
    then known.listing_id end as public_id,
  (select count(*)::int from enquiry_letters as letter
    where letter.about_kind = own.kind and letter.about_id = known.listing_id and letter.owner = own.subject
      and letter.state = 'sent') as enquiries`;
const from = 'listings as own left join road.listing_states as known on known.ref = own.id';

const toPosted = (row: Row): PostedListing => ({
  ...row,
  time: shanghaiTimestamp(row.time),
  expire_time: shanghaiTimestamp(row.expire_time),
});

export async function findPostedListings(
  database: Pool,
  subject: number,
  { page, rows }: { readonly page: number; readonly rows: number },
): Promise<{ list: PostedListing[]; total: number }> {
  const [found, counts] = await Promise.all([
    database.query<Row>(
      `select ${columns} from ${from} where own.subject = $1
       order by own.created desc, own.id desc limit $2 offset $3`,
      [subject, rows, (page - 1) * rows],
    ),
    database.query<{ total: number }>(
      'select count(*)::int as total from listings where subject = $1',
      [subject],
    ),
  ]);
  return { list: found.rows.map(toPosted), total: counts.rows[0]?.total ?? 0 };
}

interface LetterRow extends Omit<PostedListingInfo['letters'][number], 'time' | 'token'> {
  readonly time: Date;
}

/** With who wrote about it, and the key to answer each. */
export async function findPostedListing(
  database: Pool,
  subject: number,
  id: number,
  keys: ReplyKeys,
): Promise<PostedListingInfo | undefined> {
  const { rows } = await database.query<Row>(
    `select ${columns} from ${from} where own.subject = $1 and own.id = $2`,
    [subject, id],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const letters = await database.query<LetterRow>(
    `select letter.id, enquiry.created as time, enquiry.message, letter.answered_at is not null as answered,
       concat_ws(' · ', enquiry.contact_name, nullif(enquiry.contact_company, '')) as from
     from enquiry_letters as letter join enquiries as enquiry on enquiry.id = letter.enquiry
     where letter.owner = $1 and letter.state = 'sent' and letter.about_kind = $3
       and letter.about_id = (select listing_id from road.listing_states where ref = $2)
     order by letter.id desc limit 100`,
    [subject, id, row.kind],
  );
  return {
    ...toPosted(row),
    letters: letters.rows.map(({ time, ...letter }) => ({
      ...letter,
      time: shanghaiTimestamp(time),
      token: keys.make(letter.id, time),
    })),
  };
}
