import type { EnquiryAnswer, EnquiryInfo, EnquiryLine } from '@ironbridge/contract';
import { shanghaiTimestamp } from '@ironbridge/domain';
import type { Pool } from 'pg';

/** How far a letter has come, in the asker's words: that somebody complained is nobody's business but the house's. */
const state = `case
  when letter.state = 'reported' then 'closed'
  when letter.state in ('held', 'closed') then letter.state
  when letter.answered_at is not null then 'answered'
  when letter.seen_at is not null then 'seen'
  when exists (
    select from outbox
    where template = 'enquiry' and (refers ->> 'letter')::integer = letter.id and state = 'sent'
  ) then 'delivered'
  else letter.state end`;

const letterColumns = `letter.id, letter.about_kind as kind, letter.about_id as about, letter.about_name as name,
  letter.recipient_name as recipient, enquiry.created as time, ${state} as state`;

const offerColumns = `answer.price::float8, coalesce(answer.currency, '') as currency,
  coalesce(answer.price_unit, '') as price_unit, answer.lead_days`;

type Timed<Row> = Omit<Row, 'time'> & { readonly time: Date };

const withTime = <Row extends { readonly time: Date }>(row: Row) => ({
  ...row,
  time: shanghaiTimestamp(row.time),
});

export async function findEnquiryLines(
  database: Pool,
  subject: number,
  { page, rows }: { readonly page: number; readonly rows: number },
): Promise<{ list: EnquiryLine[]; total: number; unread: number }> {
  const [lines, counts] = await Promise.all([
    database.query<Timed<EnquiryLine>>(
      `select ${letterColumns}, ${offerColumns},
         letter.answered_at is not null and letter.read_at is null as unread
       from enquiries as enquiry join enquiry_letters as letter on letter.enquiry = enquiry.id
       left join lateral (
         select * from enquiry_answers where letter = letter.id order by id desc limit 1
       ) as answer on true
       where enquiry.subject = $1 order by letter.id desc limit $2 offset $3`,
      [subject, rows, (page - 1) * rows],
    ),
    database.query<{ total: number; unread: number }>(
      `select count(*)::int as total,
         count(*) filter (where letter.answered_at is not null and letter.read_at is null)::int as unread
       from enquiries as enquiry join enquiry_letters as letter on letter.enquiry = enquiry.id
       where enquiry.subject = $1`,
      [subject],
    ),
  ]);
  const { total = 0, unread = 0 } = counts.rows[0] ?? {};
  return { list: lines.rows.map(withTime), total, unread };
}

type Letter = Omit<EnquiryInfo, 'answers' | 'files' | 'others'>;
interface LetterRow extends Timed<Omit<Letter, 'contact'>> {
  readonly enquiry: number;
  readonly contact_name: string;
  readonly contact_company: string;
  readonly contact_phone: string;
  readonly contact_email: string;
}

export interface WholeLetter extends Letter, Pick<EnquiryInfo, 'answers' | 'files'> {
  readonly enquiry: number;
}

/** With its answers, for whoever asked. */
export function findOwnLetter(database: Pool, id: number, asker: number) {
  return findLetter(database, id, 'enquiry.subject = $2', [asker]);
}

/** With its answers, for who holds its key: while it stands, and only then. */
export function findOpenLetter(database: Pool, id: number) {
  return findLetter(database, id, "letter.state in ('sent', 'desk')");
}

async function findLetter(
  database: Pool,
  id: number,
  mayRead: string,
  values: readonly number[] = [],
): Promise<WholeLetter | undefined> {
  const { rows } = await database.query<LetterRow>(
    `select ${letterColumns}, letter.enquiry, enquiry.message, enquiry.quantity, enquiry.contact_name,
       enquiry.contact_company, enquiry.contact_phone, enquiry.contact_email
     from enquiry_letters as letter join enquiries as enquiry on enquiry.id = letter.enquiry
     where letter.id = $1 and ${mayRead}`,
    [id, ...values],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { contact_name, contact_company, contact_phone, contact_email, ...letter } = row;
  const { answers, files } = await findAnswers(database, id, row.enquiry);
  return {
    ...withTime(letter),
    contact: {
      name: contact_name,
      company: contact_company,
      phone: contact_phone,
      email: contact_email,
    },
    answers,
    files,
  };
}

async function findAnswers(database: Pool, letter: number, enquiry: number) {
  const [answers, files] = await Promise.all([
    database.query<Timed<Omit<EnquiryAnswer, 'files'>>>(
      `select id, created as time, message, answered_by as by, ${offerColumns}
       from enquiry_answers as answer where letter = $1 order by id`,
      [letter],
    ),
    database.query<{ id: string; name: string; bytes: number; answer: number | null }>(
      `select id, name, bytes, answer from attachments
       where enquiry = $1 or answer in (select id from enquiry_answers where letter = $2) order by created`,
      [enquiry, letter],
    ),
  ]);
  const of = (answer: number | null) =>
    files.rows
      .filter((file) => file.answer === answer)
      .map(({ id, name, bytes }) => ({ id, name, bytes }));
  return {
    answers: answers.rows.map((answer) => ({ ...withTime(answer), files: of(answer.id) })),
    files: of(null),
  };
}

export async function findOtherLetters(database: Pool, enquiry: number, but: number) {
  const { rows } = await database.query<{ id: number; recipient: string }>(
    `select id, coalesce(nullif(recipient_name, ''), about_name) as recipient
     from enquiry_letters where enquiry = $1 and id <> $2 order by id`,
    [enquiry, but],
  );
  return rows;
}

/** What happened to a letter, each the first time it does. */
const happened = {
  seen: 'seen_at = coalesce(seen_at, now())',
  read: 'read_at = now()',
} as const;

export async function markLetter(
  database: Pool,
  id: number,
  what: keyof typeof happened,
): Promise<void> {
  await database.query(`update enquiry_letters set ${happened[what]} where id = $1`, [id]);
}

/** Says whether it was the asker's to take back. */
export async function closeLetter(database: Pool, asker: number, id: number): Promise<boolean> {
  const { rowCount } = await database.query(
    `update enquiry_letters as letter set state = 'closed' from enquiries as enquiry
     where letter.id = $1 and enquiry.id = letter.enquiry and enquiry.subject = $2
       and letter.state <> 'reported'`,
    [id, asker],
  );
  return rowCount === 1;
}

export async function reportLetter(database: Pool, id: number, reason: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `update enquiry_letters set state = 'reported', report_reason = $2, reported_at = now()
     where id = $1 and state in ('sent', 'desk')`,
    [id, reason],
  );
  return rowCount === 1;
}
