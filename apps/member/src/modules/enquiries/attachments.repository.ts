import type { AttachedFile } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import type { Pool, PoolClient } from 'pg';
import type { KeptFile } from './attachment-store.ts';

/** Whose a file is, and what it came with. */
interface FileOf {
  readonly subject: number;
  readonly region: string;
  readonly edition: EditionId;
  readonly enquiry?: number;
  readonly answer?: number;
}

export async function addFiles(
  client: PoolClient,
  { subject, region, edition, enquiry, answer }: FileOf,
  files: readonly KeptFile[],
): Promise<void> {
  for (const { id, name, type, bytes } of files) {
    await client.query(
      `insert into attachments (id, subject, region, edition, enquiry, answer, name, type, bytes)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, subject, region, edition, enquiry ?? null, answer ?? null, name, type, bytes.length],
    );
  }
}

export interface OwnedFile extends AttachedFile {
  readonly type: string;
}

/** A file of a member's own enquiries, what was answered included. */
export async function findOwnFile(
  database: Pool,
  subject: number,
  id: string,
): Promise<OwnedFile | undefined> {
  const { rows } = await database.query<OwnedFile>(
    'select id, name, type, bytes from attachments where id = $1 and subject = $2',
    [id, subject],
  );
  return rows[0];
}

/** A file that belongs to a letter: what came with the question, or with one of its own answers. */
export async function findLetterFile(
  database: Pool,
  letter: number,
  id: string,
): Promise<OwnedFile | undefined> {
  const { rows } = await database.query<OwnedFile>(
    `select file.id, file.name, file.type, file.bytes from attachments as file
     where file.id = $1 and (
       file.enquiry = (select enquiry from enquiry_letters where id = $2)
       or file.answer in (select id from enquiry_answers where letter = $2))
       and exists (select from enquiry_letters where id = $2 and state in ('sent', 'desk'))`,
    [id, letter],
  );
  return rows[0];
}
