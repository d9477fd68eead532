import type { EditionId } from '@ironbridge/domain';
import type { PoolClient } from 'pg';
import type { Member } from '../identity/member.ts';

export interface Consent {
  readonly purpose: string;
  /** The words that stood beside the box. */
  readonly wording: string;
  /** The page it stood on. */
  readonly place: string;
  readonly edition: EditionId;
}

/** In the transaction of what was agreed to: neither is there without the other. */
export async function addConsent(
  client: PoolClient,
  { id, region }: Pick<Member, 'id' | 'region'>,
  { purpose, wording, place, edition }: Consent,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into consents (subject, region, edition, purpose, wording, place)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [id, region, edition, purpose, wording, place],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A consent was not kept');
  return row.id;
}
