import { type FavouriteMark, type ItemRef, toItemKey } from '@ironbridge/contract';
import {
  bilingualKinds,
  type EditionId,
  type FavouriteKind,
  mostFavourites,
} from '@ironbridge/domain';
import type { Pool } from 'pg';
import type { Member } from '../identity/member.ts';

type Owner = Pick<Member, 'id' | 'region'>;

interface Asked {
  readonly edition: EditionId;
  readonly kind?: FavouriteKind;
  readonly page: number;
  readonly rows: number;
}

interface FavouriteRow extends ItemRef {
  readonly created: Date;
}

/** What an edition shows: what was marked in it, and what carries both languages wherever it was marked. */
const shown = 'subject = $1 and (edition = $2 or kind = any ($3))';
const both: readonly string[] = bilingualKinds;

export async function findFavourites(
  database: Pool,
  { id }: Owner,
  { edition, kind, page, rows }: Asked,
): Promise<FavouriteRow[]> {
  const found = await database.query<FavouriteRow>(
    `select kind, item as id, created from favourites
     where ${shown} and ($4::text is null or kind = $4)
     order by created desc, kind, item limit $5 offset $6`,
    [id, edition, both, kind ?? null, rows, (page - 1) * rows],
  );
  return found.rows;
}

export async function countFavourites(database: Pool, { id }: Owner, edition: EditionId) {
  const { rows } = await database.query<{ kind: FavouriteKind; count: number }>(
    `select kind, count(*)::integer as count from favourites where ${shown}
     group by kind order by count desc, kind`,
    [id, edition, both],
  );
  return rows;
}

/** Which of these are the member's own favourites. */
export async function findMarked(
  database: Pool,
  { id }: Owner,
  items: readonly ItemRef[],
): Promise<string[]> {
  const { rows } = await database.query<ItemRef>(
    `select kind, item as id from favourites
     where subject = $1 and (kind, item) in (select * from unnest($2::text[], $3::integer[]))`,
    [id, items.map(({ kind }) => kind), items.map((item) => item.id)],
  );
  return rows.map(toItemKey);
}

/** Said twice it is the same. Nothing is added to a list that is full; says whether it is marked now. */
export async function markFavourite(
  database: Pool,
  { id, region }: Owner,
  edition: EditionId,
  { kind, id: item, marked }: FavouriteMark,
): Promise<boolean> {
  if (!marked) {
    await database.query('delete from favourites where subject = $1 and kind = $2 and item = $3', [
      id,
      kind,
      item,
    ]);
    return false;
  }
  const { rowCount } = await database.query(
    `insert into favourites (subject, kind, item, region, edition)
     select $1, $2, $3, $4, $5
     where (select count(*) from favourites where subject = $1) < $6
     on conflict (subject, kind, item) do update set edition = favourites.edition`,
    [id, kind, item, region, edition, mostFavourites],
  );
  return rowCount === 1;
}
