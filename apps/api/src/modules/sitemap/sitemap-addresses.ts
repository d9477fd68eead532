import {
  type EditionId,
  type EditionOrigins,
  findItemPath,
  type ItemAddress,
  type PagedKind,
  twinOf,
} from '@ironbridge/domain';
import { addressesBetween, addressesOf, hasNamedTwin } from '@ironbridge/search';
import { toCharacters } from '../../bytes.ts';
import type { Columns } from '../../engine/answers.ts';
import type { Published } from '../../published/published.ts';
import { idsOfPart, type SitemapPart } from './sitemap-part.ts';

/** A page of an edition, and the same in the other where it is live there. */
export interface SitemapAddress {
  readonly href: string;
  readonly twin?: string | undefined;
  readonly changed?: string | undefined;
}

/** As many ids as are read at once: what is held in memory, however large the part. */
const idsOfSlice = 5000;

/** The addresses of a part, slice by slice; the next one is fetched while a slice is being written. */
export async function* readAddresses(
  published: Published,
  origins: EditionOrigins,
  edition: EditionId,
  { kind, number }: SitemapPart,
): AsyncGenerator<readonly SitemapAddress[]> {
  const start = number * idsOfPart;
  const fetchSlice = (from: number) => readSlice(published, origins, edition, kind, from);
  let coming = fetchSlice(start);
  for (let from = start + idsOfSlice; from <= start + idsOfPart; from += idsOfSlice) {
    const slice = await coming;
    if (from < start + idsOfPart) {
      coming = fetchSlice(from);
      // Whoever stops reading never gets to know; whoever goes on meets it at the next turn.
      coming.catch(() => undefined);
    }
    if (slice.length) yield slice;
  }
}

async function readSlice(
  published: Published,
  origins: EditionOrigins,
  edition: EditionId,
  kind: PagedKind,
  from: number,
): Promise<SitemapAddress[]> {
  const other = twinOf(edition);
  const range = addressesBetween(kind, from, from + idsOfSlice);
  const read = async (of: EditionId, search: typeof range) =>
    (await published.searchColumns(kind, of, search)).map(toRow);
  const named = hasNamedTwin(kind);
  const [rows, sameIds] = await Promise.all([
    read(edition, range),
    named ? undefined : read(other, range),
  ]);
  const twinIds = rows.flatMap(({ twin }) => twin ?? []);
  const twins = sameIds ?? (twinIds.length ? await read(other, addressesOf(kind, twinIds)) : []);
  const twinPaths = new Map(
    twins.map(({ address }) => [address.id, findItemPath(kind, other, address)]),
  );
  return rows.flatMap(({ address, twin, changed }) => {
    const path = findItemPath(kind, edition, address);
    if (path === undefined) return [];
    const twinPath = twinPaths.get(named ? (twin ?? 0) : address.id);
    return {
      href: toHref(origins[edition], path),
      twin: twinPath && toHref(origins[other], twinPath),
      changed,
    };
  });
}

interface Row {
  readonly address: ItemAddress;
  readonly twin: number | undefined;
  readonly changed: string | undefined;
}

function toRow(columns: Columns): Row {
  const { id, diy_url, url, path, kind, twin_id, updated_at } = columns;
  if (typeof id !== 'number') throw new Error('OpenSearch gave an item without its id');
  return {
    address: {
      id,
      ...(typeof diy_url === 'string' ? { diy_url } : {}),
      ...(typeof url === 'string' ? { url } : {}),
      ...(typeof path === 'string' ? { path: toCharacters(path) } : {}),
      ...(typeof kind === 'string' ? { kind } : {}),
    },
    twin: typeof twin_id === 'number' ? twin_id : undefined,
    changed: typeof updated_at === 'string' ? updated_at : undefined,
  };
}

function toHref(origin: string, path: string): string {
  return origin + encodeURI(path);
}
