import type { EditionId } from '@ironbridge/domain';
import type { Pool } from 'pg';
import { type MailSender, NotSent, Undeliverable } from './mail-sender.ts';
import { findTemplate } from './templates/all.ts';
import type { Writing } from './templates/template.ts';

export interface Attempt {
  readonly id: number;
  /** After this one nobody tries again. */
  readonly last: boolean;
}

interface OutboxRow {
  readonly template: string;
  readonly refers: Readonly<Record<string, number>>;
  readonly edition: EditionId;
  readonly created: Date;
}

/**
 * One attempt, counted before it is made: a letter that may have gone out twice shows it. The id in its header is the
 * same each time, so that mail programs show it once.
 */
export async function sendMail(
  writing: Writing,
  sender: MailSender,
  { id, last }: Attempt,
): Promise<void> {
  const { database } = writing;
  const posted = await takeUp(database, id);
  if (posted === undefined) return;
  try {
    const template = findTemplate(posted.template);
    // Another worker may know it: this one was started before the letter was thought of.
    if (template === undefined) throw new Error(`No template ${posted.template} is known here`);
    const letter = await template(writing, posted);
    if (letter === undefined) return await settle(database, id, 'dropped');
    const messageId = `${id}.${posted.created.getTime().toString(36)}`;
    await sender.send({ ...letter, edition: posted.edition }, messageId);
  } catch (error) {
    const final = last || error instanceof Undeliverable;
    await settle(database, id, final ? 'failed' : 'waiting', toProblem(error));
    if (final) return;
    throw error;
  }
  await settle(database, id, 'sent');
}

async function takeUp(database: Pool, id: number): Promise<OutboxRow | undefined> {
  const { rows } = await database.query<OutboxRow>(
    `update outbox set attempts = attempts + 1 where id = $1 and state = 'waiting'
     returning template, refers, edition, created`,
    [id],
  );
  return rows[0];
}

async function settle(
  database: Pool,
  id: number,
  state: 'waiting' | 'sent' | 'failed' | 'dropped',
  problem: string | null = null,
): Promise<void> {
  await database.query(
    `update outbox set state = $2, problem = $3, done = case when $2 = 'waiting' then null else now() end
     where id = $1`,
    [id, state, problem],
  );
}

function toProblem(error: unknown): string {
  if (error instanceof NotSent) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
