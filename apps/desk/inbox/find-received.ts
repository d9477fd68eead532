import type { EditionId } from '@ironbridge/domain';
import type { Payload } from 'payload';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type InboxKind, inboxKinds } from './kinds.ts';

const Value = Type.Union([
  Type.String(),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
  Type.Array(Type.String()),
]);
export type ReceivedValue = Type.Static<typeof Value>;
const Row = Type.Intersect([
  Type.Object({ id: Type.Integer() }),
  Type.Record(Type.String(), Value),
]);
export type Received = Type.Static<typeof Row>;
const rowsOf = Compile(Type.Array(Type.Object({ row: Row })));

export interface Asked {
  readonly editions: readonly EditionId[];
  readonly state?: string | undefined;
  /** Only what somebody has seen to, or only what nobody has. */
  readonly done?: boolean | undefined;
  readonly words?: string | undefined;
  /** Older than this one. */
  readonly before?: number | undefined;
  readonly id?: number | undefined;
  readonly limit: number;
}

/** The newest first. */
export async function findReceived(
  payload: Payload,
  kind: InboxKind,
  { editions, state, done, words = '', before, id, limit }: Asked,
): Promise<Received[]> {
  const { rows } = await payload.db.pool.query(
    `select to_jsonb(received) - 'words' as row from (${inboxKinds[kind].source}) as received
     where edition = any ($1) and ($2::text is null or state = $2) and ($3 = '' or words ilike $4)
       and ($5::int is null or id < $5) and ($6::int is null or id = $6)
       and ($7::boolean is null or (done is not null) = $7)
     order by id desc limit $8`,
    [
      ...[editions, state ?? null, words, toPattern(words)],
      ...[before ?? null, id ?? null, done ?? null, limit],
    ],
  );
  return rowsOf.Parse(rows).map(({ row }) => row);
}

/** What is looked for stands anywhere, and is no pattern itself. */
const toPattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
