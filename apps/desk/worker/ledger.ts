import type { EditionId } from '@ironbridge/domain';
import type { IndexName } from '@ironbridge/search';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ChangedPage } from './crawlers/crawler.ts';
import type { Road } from './road.ts';

const edition = Type.Union([Type.Literal('cn'), Type.Literal('en')]);
const bigint = Type.String({ pattern: '^\\d+$' });

const heldRows = Compile(
  Type.Array(
    Type.Object({
      id: Type.Integer(),
      edition,
      version: bigint,
      written: Type.Union([bigint, Type.Null()]),
      hash: Type.Union([Type.String(), Type.Null()]),
      face: Type.Union([Type.String(), Type.Null()]),
      tags: Type.Array(Type.String()),
    }),
  ),
);

/** What readers of one edition were last given of an item. */
export interface Held {
  readonly id: number;
  readonly edition: EditionId;
  readonly version: number;
  readonly written: number | null;
  readonly hash: string | null;
  readonly face: string | null;
  readonly tags: readonly string[];
}

export async function findHeld(
  { database }: Pick<Road, 'database'>,
  kind: IndexName,
  ids: readonly number[],
): Promise<Held[]> {
  const { rows } = await database.query({
    name: 'road-held',
    text: `select id, edition, version, written, hash, face, tags
           from road.projection where kind = $1 and id = any($2)`,
    values: [kind, ids],
  });
  return parseHeld(rows);
}

/** The next ones by id, for going through all of them. */
export async function findHeldAfter(
  { database }: Pick<Road, 'database'>,
  kind: IndexName,
  id: number,
  limit: number,
): Promise<Held[]> {
  const { rows } = await database.query({
    name: 'road-held-after',
    text: `select id, edition, version, written, hash, face, tags
           from road.projection where kind = $1 and id > $2 order by id, edition limit $3`,
    values: [kind, id, limit],
  });
  return parseHeld(rows);
}

function parseHeld(rows: unknown): Held[] {
  return heldRows.Parse(rows).map((row) => ({
    ...row,
    version: Number(row.version),
    written: row.written === null ? null : Number(row.written),
  }));
}

const beginRows = Compile(
  Type.Array(Type.Object({ version: bigint, building: Type.Array(edition) })),
);

/** Drawn before anything is read; and which indices are being built, as of now. */
export async function begin(
  { database }: Pick<Road, 'database'>,
  kind: IndexName,
): Promise<{ version: number; building: EditionId[] }> {
  const { rows } = await database.query({
    name: 'road-begin',
    text: `select nextval('road.version') as version,
                  array(select edition from road.building where kind = $1) as building`,
    values: [kind],
  });
  const [row] = beginRows.Parse(rows);
  if (row === undefined) throw new Error('The database drew no version');
  return { version: Number(row.version), building: row.building };
}

export interface Kept {
  readonly id: number;
  readonly edition: EditionId;
  readonly version: number;
  /** The version that was held when it was decided what to do. */
  readonly expected: number | null;
  readonly wrote: boolean;
  readonly written: number | null;
  readonly hash: string | null;
  readonly face: string | null;
  readonly tags: readonly string[];
  readonly uses: readonly string[];
}

export interface Purge {
  readonly soft: Iterable<string>;
  readonly hard: Iterable<string>;
  /** When, counted from now, in PostgreSQL's words; the road's usual times if absent. */
  readonly waits?: readonly string[];
}

export interface Consequences {
  readonly kept: readonly Kept[];
  readonly purge: Purge;
  readonly faces?: readonly string[];
  readonly due?: readonly { readonly id: number; readonly at: string }[];
  readonly pages?: readonly ChangedPage[];
}

/** In one transaction: what was found, what the edge must drop, what must follow. */
export async function keep(
  { database, edges, crawlers }: Pick<Road, 'database' | 'edges' | 'crawlers'>,
  kind: IndexName,
  { kept, purge, faces = [], due = [], pages = [] }: Consequences,
): Promise<void> {
  const untold = crawlers.flatMap(({ name, edition, origin }) =>
    pages
      .filter((page) => page.edition === edition)
      .map(({ path }) => ({ crawler: name, address: origin + path })),
  );
  await database.query({
    name: 'road-keep',
    text: `select road.keep($1, $2), road.ask_purge($3, $4, $5, $6),
                  road.announce_faces($7), road.announce_due($1, $8), road.ask_crawl($9)`,
    values: [
      kind,
      JSON.stringify(kept),
      edges,
      [...purge.soft],
      [...purge.hard],
      purge.waits ?? null,
      faces,
      JSON.stringify(due),
      JSON.stringify(untold),
    ],
  });
}

/** Writes down what a rebuilt index holds; readers notice nothing of it. */
export async function hold(
  { database }: Pick<Road, 'database'>,
  kind: IndexName,
  kept: readonly Kept[],
): Promise<void> {
  await database.query({
    name: 'road-hold',
    text: 'select road.hold($1, $2)',
    values: [kind, JSON.stringify(kept)],
  });
}
