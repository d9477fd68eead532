import type pg from 'pg';
import { isReason, type Reason } from '../pictures/refused-address.ts';

export interface StoredFile {
  readonly id: number;
  readonly mime: string;
}

export interface Picture {
  readonly file: StoredFile | undefined;
  readonly reason: Reason | undefined;
}

/** By the name they had when they were uploaded, or have in storage. The newest of a name is meant. */
export async function findFiles(
  client: pg.ClientBase,
  names: readonly string[],
): Promise<Map<string, StoredFile>> {
  if (names.length === 0) return new Map();
  const { rows } = await client.query<{ id: number; name: string; mime: string | null }>(
    `select id, original_name as name, mime_type as mime from media where original_name = any($1)
     union all
     select id, filename, mime_type from media where filename = any($1)
     order by id`,
    [names],
  );
  return new Map(rows.map(({ id, name, mime }) => [name, { id, mime: mime ?? '' }]));
}

/** Those that came from their address before, or did not. */
export async function findPictures(
  client: pg.ClientBase,
  addresses: readonly string[],
): Promise<Map<string, Picture>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await client.query<{
    address: string;
    id: number | null;
    mime: string | null;
    reason: string | null;
  }>(
    `select p.address, m.id, m.mime_type as mime, p.reason
     from road.import_picture p left join media m on m.id = p.media where p.address = any($1)`,
    [addresses],
  );
  return new Map(
    rows.map(({ address, id, mime, reason }) => [
      address,
      {
        file: id === null ? undefined : { id, mime: mime ?? '' },
        reason: isReason(reason) ? reason : undefined,
      },
    ]),
  );
}
