import { editionIds } from '@ironbridge/domain';
import { liveInBoth, toFields } from '../both-fields.ts';
import { mediaItems } from '../content/house/media-items.ts';
import { milestones } from '../content/house/milestones.ts';
import { offices } from '../content/house/offices.ts';
import { housePeople } from '../content/house/people.ts';
import { magazineRedirects, redirects } from '../content/house/redirects.ts';
import { vacancies } from '../content/house/vacancies.ts';
import type { MagazineKey } from '../content/magazines.ts';
import { pages } from '../content/pages.ts';
import { prose } from '../content/parts.ts';
import { toFileName } from '../content/pictures.ts';
import type { Desk } from '../desk.ts';
import { getId, type Item, loadEach } from '../load-each.ts';
import { dayFrom, daysFrom, type Loaded } from '../loaded.ts';
import { toLexical } from '../rich-text.ts';
import { loadPairs, toTwinKey } from './pairs.ts';
import { toPortraitName } from './pictures.ts';

/** The pages about the house, and who works there. */
export async function loadHouse(desk: Desk, loaded: Loaded): Promise<void> {
  await loadPages(desk, loaded);
  await loadMediaItems(desk, loaded);
  const { pictures, now } = loaded;
  await loadEach(
    desk,
    'offices',
    'Offices',
    offices.map(({ name, address, hours, ...office }, i) => ({
      key: name[1],
      known: { name_en: name[1] },
      toData: () => ({
        ...toFields('name', name),
        ...toFields('address', address),
        ...toFields('hours', hours),
        ...office,
        order: i + 1,
      }),
    })),
  );
  await loadEach(
    desk,
    'people',
    'People',
    housePeople.map(({ name, position, bio, initials }, i) => ({
      key: name[1],
      known: { name_en: name[1] },
      toData: () => ({
        ...toFields('name', name),
        ...toFields('position', position),
        ...toFields('bio', bio),
        portrait: getId(pictures, toPortraitName(initials)),
        order: i + 1,
      }),
    })),
  );
  await loadEach(
    desk,
    'vacancies',
    'Vacancies',
    vacancies.map((vacancy) => ({
      key: vacancy.title[1],
      known: { title_en: vacancy.title[1] },
      toData: () => ({
        ...liveInBoth,
        ...toFields('title', vacancy.title),
        ...toFields('department', vacancy.department),
        ...toFields('place', vacancy.place),
        ...toFields('description', vacancy.description),
        posted: dayFrom(now, -vacancy.postedDaysAgo),
        closes: dayFrom(now, vacancy.closesInDays),
      }),
    })),
  );
  await loadEach(
    desk,
    'milestones',
    'Milestones',
    milestones.map(({ yearsAgo, month, title, text, picture }) => ({
      key: title[1],
      known: { title_en: title[1] },
      toData: () => ({
        year: now.getUTCFullYear() - yearsAgo,
        month,
        ...toFields('title', title),
        ...toFields('text', text),
        ...(picture ? { picture: getId(pictures, toFileName(picture)) } : {}),
      }),
    })),
  );
}

async function loadPages(desk: Desk, { pictures, catalogue }: Loaded): Promise<void> {
  const ids = await loadEach(
    desk,
    'pages',
    'Pages',
    editionIds.flatMap((edition) =>
      pages[edition].map(
        ({ path, title, body }): Item<string> => ({
          key: toTwinKey(path, edition),
          known: { edition, path },
          toData: () => ({
            _status: 'published',
            edition,
            path,
            title,
            body: toLexical(body, { pictures, catalogue, credit: '' }),
          }),
        }),
      ),
    ),
  );
  const both = pages.cn.filter(({ path }) => pages.en.some((each) => each.path === path));
  await loadPairs(
    desk,
    'page',
    both.map(({ path }) => path),
    ids,
  );
}

async function loadMediaItems(desk: Desk, { pictures, catalogue, now }: Loaded): Promise<void> {
  const ids = await loadEach(
    desk,
    'media_items',
    'Media centre',
    mediaItems.flatMap(({ kind, title, text, daysAgo, picture }) =>
      editionIds.map(
        (edition, side): Item<string> => ({
          key: toTwinKey(title[1], edition),
          known: { edition, title: title[side] ?? '' },
          toData: () => ({
            _status: 'published',
            edition,
            kind,
            title: title[side],
            body: toLexical(prose(text[side] ?? ''), { pictures, catalogue, credit: '' }),
            ...(picture ? { picture: getId(pictures, toFileName(picture)) } : {}),
            date: dayFrom(now, -daysAgo),
            publish_time: daysFrom(now, -daysAgo),
          }),
        }),
      ),
    ),
  );
  await loadPairs(
    desk,
    'media_item',
    mediaItems.map(({ title }) => title[1]),
    ids,
  );
}

/** Addresses of the old site. Those of magazines carry the number under which the magazine is kept now. */
export async function loadRedirects(
  desk: Desk,
  magazines: ReadonlyMap<MagazineKey, number>,
): Promise<void> {
  const toShelf = Object.entries(magazineRedirects).map(([from, key]) => ({
    from,
    to: `/magazines?mid=${getId(magazines, key)}`,
    match: 'exact' as const,
  }));
  await loadEach(
    desk,
    'redirects',
    'Redirects',
    [...redirects, ...toShelf].map((redirect) => ({
      key: redirect.from,
      known: { from: redirect.from, edition: 'both' },
      toData: () => ({ ...redirect, edition: 'both', permanent: true }),
    })),
  );
}
