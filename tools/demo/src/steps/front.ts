import { type EditionId, editionIds } from '@ironbridge/domain';
import type { Desk } from '../desk.ts';
import { loadEach } from '../load-each.ts';
import { daysFrom, type Loaded } from '../loaded.ts';
import type { Articles } from './articles.ts';
import { toTwinKey } from './pairs.ts';

/** What may stand on the front page, by the keys of its tables. */
export interface Front {
  readonly articles: Articles;
  readonly videos: ReadonlyMap<string, number>;
  readonly papers: ReadonlyMap<string, number>;
  readonly shows: ReadonlyMap<string, number>;
  readonly issues: ReadonlyMap<string, number>;
}

const LEAD = 'warmWater';
const SECONDS = ['threeMillilitres', 'bladeTown'] as const;
const PICKS = ['meltblown', 'oldPress', 'waterBearing', 'glassCore'] as const;
const MONTH = 30;

function toSlots(edition: EditionId, front: Front, { catalogue, now }: Loaded): object[] {
  const slot = (place: string, relationTo: string, value: number | undefined): object[] =>
    value === undefined
      ? []
      : [{ place, item: { relationTo, value }, from: daysFrom(now, -1), to: daysFrom(now, MONTH) }];
  const story = (key: string) => front.articles.get(toTwinKey(key, edition));
  const ofEdition = (ids: ReadonlyMap<string, number>, count: number): number[] =>
    [...ids]
      .filter(([key]) => key.endsWith(`:${edition}`))
      .slice(0, count)
      .map(([, id]) => id);
  return [
    ...slot('lead', 'articles', story(LEAD)),
    ...SECONDS.flatMap((key) => slot('second', 'articles', story(key))),
    ...PICKS.flatMap((key) => slot('pick', 'articles', story(key))),
    ...[...catalogue.products.values()]
      .slice(0, 4)
      .flatMap((id) => slot('showroom', 'products', id)),
    ...ofEdition(front.videos, 4).flatMap((id) => slot('video', 'videos', id)),
    ...[...front.issues.values()].slice(0, 4).flatMap((id) => slot('magazine', 'issues', id)),
    ...ofEdition(front.papers, 3).flatMap((id) => slot('paper', 'white_papers', id)),
    ...[...front.shows.values()].slice(-3).flatMap((id) => slot('show', 'shows', id)),
  ];
}

export async function loadFrontPages(desk: Desk, front: Front, loaded: Loaded): Promise<void> {
  await loadEach(
    desk,
    'front_pages',
    'Front pages',
    editionIds.map((edition) => ({
      key: edition,
      known: { edition },
      toData: () => ({ edition, slots: toSlots(edition, front, loaded) }),
    })),
  );
}
