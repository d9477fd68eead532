import { errorCatalogue, type Reply } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../database.ts';
import { postMail } from '../delivery/outbox.ts';
import type { Region } from '../identity/member.ts';
import { addFiles } from './attachments.repository.ts';
import type { EnquiryParts } from './enquiry-parts.ts';
import { judgeFiles } from './judge-files.ts';
import { keepFiles } from './keep-files.ts';

/** More is a conversation, which goes on by mail. */
const mostAnswers = 10;

interface Answered {
  readonly subject: number;
  readonly region: Region;
  readonly edition: EditionId;
  readonly email: string;
}

/** The same answer again is kept once. */
export async function answerLetter(
  { database, store }: EnquiryParts,
  letter: number,
  body: Reply,
): Promise<void> {
  // Who may not answer leaves no file either.
  await lockLetter(database, letter, body.form);
  const files = await keepFiles({ database, store }, await judgeFiles(body.files));
  await inTransaction(database, async (client) => {
    const { email, ...of } = await lockLetter(client, letter, body.form);
    const { rows } = await client.query<{ id: number }>(
      `insert into enquiry_answers (letter, subject, region, edition, form, message, price, currency,
         price_unit, lead_days, answered_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (letter, form) do nothing returning id`,
      [
        ...[letter, of.subject, of.region, of.edition, body.form, body.message],
        ...[body.price, body.currency, body.price_unit, body.lead_days, body.by],
      ],
    );
    const [answer] = rows;
    if (answer === undefined) return;
    await addFiles(client, { ...of, answer: answer.id }, files);
    await client.query(
      `update enquiry_letters set answered_at = now(), seen_at = coalesce(seen_at, now()), read_at = null
       where id = $1`,
      [letter],
    );
    if (email)
      await postMail(client, { ...of, template: 'enquiry_answer', refers: { answer: answer.id } });
  });
}

/** Open, and not answered often enough. One at a time: two at once would both be the tenth. */
async function lockLetter(
  client: Pool | PoolClient,
  letter: number,
  form: string,
): Promise<Answered> {
  const { rows } = await client.query<Answered>(
    `select enquiry.subject, enquiry.region, enquiry.edition, enquiry.contact_email as email
     from enquiry_letters as letter join enquiries as enquiry on enquiry.id = letter.enquiry
     where letter.id = $1 and letter.state in ('sent', 'desk') for update of letter`,
    [letter],
  );
  const [found] = rows;
  // Counted in a question of its own: whoever waited for the lock would else count what there was before.
  const { rowCount } = await client.query(
    'select from enquiry_answers where letter = $1 and form <> $2',
    [letter, form],
  );
  if (found === undefined || (rowCount ?? 0) >= mostAnswers) {
    throw new PublicError(errorCatalogue.reply_gone);
  }
  return found;
}
