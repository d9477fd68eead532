import type { EditionId, EditionOrigins } from '@ironbridge/domain';
import type { Pool } from 'pg';
import type { ReplyKeys } from '../../enquiries/reply-key.ts';
import type { Letter } from '../letter.ts';

/** What a letter is written with: the database it is read from, where the editions live, and keys to answer with. */
export interface Writing {
  readonly database: Pool;
  readonly origins: EditionOrigins;
  readonly keys: ReplyKeys;
}

export interface PostedRow {
  readonly refers: Readonly<Record<string, number>>;
  readonly edition: EditionId;
}

/** Writes the letter from the rows as they are now; nothing, when what it would tell of is gone or has no address. */
export type Template = (
  writing: Writing,
  posted: PostedRow,
) => Promise<Omit<Letter, 'edition'> | undefined>;

export function getReferred({ refers }: PostedRow, name: string): number {
  const id = refers[name];
  if (id === undefined) throw new Error(`The letter refers to no ${name}`);
  return id;
}

/**
 * Whether an address is the one by which a member has shown who they are; in SQL. To any other nothing is passed on that
 * somebody wrote, and no key: else whoever has an account here writes to whomever they like, in our name.
 */
export const isShownBy = (member: string, address: string): string =>
  `coalesce(${member}.email_verified and ${member}.email = ${address}, false)`;
