import type { Pool } from 'pg';
import { inTransaction } from '../../database.ts';
import { type PostedMail, postMail } from '../delivery/outbox.ts';

interface Held extends Pick<PostedMail, 'region' | 'edition'> {
  readonly subject: number;
  /** Whether there is anybody to write to; otherwise our own desk passes it on. */
  readonly known: boolean;
}

/** Somebody at the desk has read a letter that was held, and lets it go out. Asked twice it is sent once. */
export async function releaseLetter(database: Pool, letter: number): Promise<void> {
  await inTransaction(database, async (client) => {
    const { rows } = await client.query<Held>(
      `select enquiry.subject, enquiry.region, enquiry.edition, letter.owner is not null
         or exists (select from road.supplier_mail where supplier_id = letter.supplier) as known
       from enquiry_letters as letter join enquiries as enquiry on enquiry.id = letter.enquiry
       where letter.id = $1 and letter.state = 'held' for update of letter`,
      [letter],
    );
    const [held] = rows;
    if (held === undefined) return;
    const { known, ...of } = held;
    await client.query('update enquiry_letters set state = $2 where id = $1', [
      letter,
      known ? 'sent' : 'desk',
    ]);
    if (known) await postMail(client, { ...of, template: 'enquiry', refers: { letter } });
  });
}
