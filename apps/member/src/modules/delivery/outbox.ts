import type { EditionId } from '@ironbridge/domain';
import type { ClientBase } from 'pg';
import type { Region } from '../identity/member.ts';
import type { TemplateName } from './templates/all.ts';

export const jobsSchema = 'member_jobs';
/** With the pauses between them, which grow, these are four days. */
const mostAttempts = 25;

/** A letter to be written once the transaction has been committed: which one, and from which rows. */
export interface PostedMail {
  readonly template: TemplateName;
  readonly refers: Readonly<Record<string, number>>;
  /** Whose it is: it goes with its member, sent or not. Null where somebody writes who is none. */
  readonly subject: number | null;
  readonly region: Region;
  /** In which language it is written. */
  readonly edition: EditionId;
}

/** Inside the caller's transaction: the letter and its job are there if, and only if, what they follow from is. */
export async function postMail(client: ClientBase, mail: PostedMail): Promise<void> {
  await client.query(
    `with posted as (
       insert into outbox (template, refers, subject, region, edition)
       values ($1, $2, $3, $4, $5) returning id
     )
     select ${jobsSchema}.add_job('send_mail', json_build_object('id', id), max_attempts => $6)
     from posted`,
    [mail.template, mail.refers, mail.subject, mail.region, mail.edition, mostAttempts],
  );
}
