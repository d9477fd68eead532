import { type Enquiry, errorCatalogue } from '@ironbridge/contract';
import { messages } from '@ironbridge/messages';
import { PublicError } from '@ironbridge/service';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../database.ts';
import { perMember } from '../../limits.ts';
import { addConsent } from '../consent/consent.repository.ts';
import { type PostedMail, postMail } from '../delivery/outbox.ts';
import type { Asker } from '../forms/asker.ts';
import { parseContact } from '../forms/parse-contact.ts';
import { type AskedRow, findAsked } from './asked.repository.ts';
import { addFiles } from './attachments.repository.ts';
import { findMarks } from './enquiry-marks.repository.ts';
import type { EnquiryParts } from './enquiry-parts.ts';
import { judgeFiles } from './judge-files.ts';
import { keepFiles } from './keep-files.ts';

const perDay = { most: 40, seconds: 86_400 };
const place = '/account/enquire';

/** The letters it became. The same form again is answered the same, and nothing is sent again. */
export async function sendEnquiry(
  { database, limits, store }: EnquiryParts,
  { member, edition }: Asker,
  body: Enquiry,
): Promise<number[]> {
  const findSent = () => findLettersOfForm(database, member.id, body.form);
  const sent = await findSent();
  if (sent.length > 0) return sent;
  if (!body.agreed) throw new PublicError(errorCatalogue.agree_first);
  const { phone, email } = parseContact(body);
  const asked = await findAsked(database, edition, body.kind, body.ids);
  if (asked.length < body.ids.length) throw new PublicError(errorCatalogue.not_found);
  const judged = await judgeFiles(body.files);
  await limits.take([perMember('enquiry', member.id, perDay)]);
  const suppliers = asked.flatMap(({ supplier }) => supplier ?? []);
  const marks = await findMarks(database, member.id, suppliers, body.message);
  const files = await keepFiles({ database, store }, judged);
  const of = { subject: member.id, region: member.region, edition };
  const letters = await inTransaction(database, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into enquiries (subject, region, edition, form, message, quantity,
         contact_name, contact_company, contact_phone, contact_email, marks)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (subject, form) do nothing returning id`,
      [
        ...[member.id, member.region, edition, body.form, body.message, body.quantity],
        ...[body.name, body.company, phone, email, marks],
      ],
    );
    const [enquiry] = rows;
    if (enquiry === undefined) return undefined;
    const wording = messages[edition].enquiries.agree;
    await addConsent(client, member, { purpose: 'enquiry', wording, place, edition });
    await addFiles(client, { ...of, enquiry: enquiry.id }, files);
    const made: number[] = [];
    for (const item of asked) {
      made.push(await writeLetter(client, { ...of, enquiry: enquiry.id }, item, marks.length > 0));
    }
    if (email)
      await postMail(client, { ...of, template: 'enquiry_copy', refers: { enquiry: enquiry.id } });
    return made;
  });
  // The same form came twice at once: the other one is kept.
  return letters ?? findSent();
}

interface Of extends Pick<PostedMail, 'region' | 'edition'> {
  readonly subject: number;
  readonly enquiry: number;
}

/** Held back where it looks like spam; where nobody can be written to, our own desk passes it on. */
async function writeLetter(
  client: PoolClient,
  { enquiry, ...of }: Of,
  { kind, id, name, recipient, supplier, reachable, owner, owner_email }: AskedRow,
  held: boolean,
): Promise<number> {
  const known = reachable || owner !== null;
  const state = held ? 'held' : known ? 'sent' : 'desk';
  const { rows } = await client.query<{ id: number }>(
    `insert into enquiry_letters
       (enquiry, about_kind, about_id, about_name, supplier, owner, recipient_name, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [enquiry, kind, id, name, supplier, owner, recipient, state],
  );
  const [letter] = rows;
  if (letter === undefined) throw new Error('A letter was not kept');
  if (state === 'sent' && (reachable || owner_email)) {
    await postMail(client, { ...of, template: 'enquiry', refers: { letter: letter.id } });
  }
  return letter.id;
}

async function findLettersOfForm(
  database: EnquiryParts['database'],
  subject: number,
  form: string,
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>(
    `select letter.id from enquiries as enquiry join enquiry_letters as letter on letter.enquiry = enquiry.id
     where enquiry.subject = $1 and enquiry.form = $2 order by letter.id`,
    [subject, form],
  );
  return rows.map(({ id }) => id);
}
