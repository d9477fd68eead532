import type { CallQuery, CardKind } from '@ironbridge/contract';
import { type EditionId, itemTag, popularTag, referenceTag } from '@ironbridge/domain';
import { articleListSearch, wholeEdition } from '@ironbridge/search';
import { type CallAnswer, toJson, type WireOf } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';
import { toArticleCard } from '../article/article-view.ts';
import { findCards } from './cards.ts';

type Entry = WireOf<'popular'>['list'][number];

const rowsDefault = 10;

/** The hottest that are live. */
export async function findPopular(
  published: Published,
  { sid, kind, rows = rowsDefault }: CallQuery<'popular'>,
  edition: EditionId,
): Promise<CallAnswer<'popular'>> {
  const read = await published.findPopular(edition, sid ?? wholeEdition);
  const wanted = read.filter((item) => kind === undefined || item.kind === kind);
  const live = (await findEntries(published, edition, wanted)).slice(0, rows);
  const list = live.length ? live : await findNewest(published, edition, sid, kind, rows);
  const tags = list.map((entry) => itemTag(edition, entry.kind, entry.item.id));
  return { json: toJson({ list }), tags: [referenceTag(edition), popularTag(edition), ...tags] };
}

/** Those of these items that are live, in their order. */
export async function findEntries(
  published: Published,
  edition: EditionId,
  items: readonly { readonly kind: string; readonly id: number }[],
): Promise<Entry[]> {
  const idsOf = (kind: CardKind) => items.flatMap((item) => (item.kind === kind ? item.id : []));
  const entriesOf = async <Name extends CardKind>(kind: Name) => {
    const found = await findCards(published, edition, kind, idsOf(kind));
    return [...found.values()].map((item) => ({ kind, item }));
  };
  const found: Entry[] = (
    await Promise.all([
      entriesOf('article'),
      entriesOf('video'),
      entriesOf('issue'),
      entriesOf('paper'),
      entriesOf('product'),
      entriesOf('supplier'),
      entriesOf('show'),
    ])
  ).flat();
  return items.flatMap(
    ({ kind, id }) => found.find((entry) => entry.kind === kind && entry.item.id === id) ?? [],
  );
}

/** Before anything was counted, the newest stands for it. */
async function findNewest(
  published: Published,
  edition: EditionId,
  sid: number | undefined,
  kind: CardKind | undefined,
  rows: number,
): Promise<Entry[]> {
  if (kind !== undefined && kind !== 'article') return [];
  const industries = sid === undefined ? [] : [sid];
  const search = articleListSearch({ industries, from: 0, size: rows });
  const { documents } = await published.search('article', edition, search);
  const view = published.view(edition);
  return documents.map((row) => ({ kind: 'article', item: toArticleCard(row, view) }));
}
