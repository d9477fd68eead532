import type { SpamMark } from '@ironbridge/domain';
import type { Pool } from 'pg';
import { screenText } from '../forms/screen-text.ts';

/** The same words to more than this in a day is a circular. */
const mostRepeats = 12;
const mostReports = 3;

/** Why a member's letter should be looked at before it goes out; usually for nothing at all. */
export async function findMarks(
  database: Pool,
  member: number,
  suppliers: readonly number[],
  message: string,
): Promise<SpamMark[]> {
  const { rows } = await database.query<{ repeats: number; reports: number; refused: boolean }>(
    `select
       count(*) filter (where enquiry.message = $2 and enquiry.created > now() - interval '1 day')::int as repeats,
       count(*) filter (where letter.state = 'reported' and letter.reported_at > now() - interval '90 days')::int
         as reports,
       coalesce(bool_or(letter.state = 'reported' and letter.supplier = any ($3::int[])), false) as refused
     from enquiries as enquiry join enquiry_letters as letter on letter.enquiry = enquiry.id
     where enquiry.subject = $1`,
    [member, message, suppliers],
  );
  const { repeats = 0, reports = 0, refused = false } = rows[0] ?? {};
  return [
    ...screenText(message),
    ...(repeats >= mostRepeats ? (['repeats'] as const) : []),
    ...(reports >= mostReports || refused ? (['reported'] as const) : []),
  ];
}
