import type { Table } from './add-rows.ts';
import { toIndustry } from './relations.ts';
import { anyOf, skewed } from './sql.ts';
import { thing } from './vocabulary.ts';
import { words } from './words.ts';

const live = { live_cn: 'true', live_en: 'random() < 0.6' } as const;

export const shows: Table = {
  name: 'shows',
  columns: {
    name_cn: `concat(${anyOf(words.cnPlaces)}, '国际', ${thing('cn')}, '展览会 ', n)`,
    name_en: `initcap(concat(${anyOf(words.enPlaces)}, ' ', ${thing('en')}, ' fair ', n))`,
    city_cn: anyOf(words.cnPlaces),
    city_en: anyOf(words.enPlaces),
    country: "'CN'",
    from: "date_trunc('day', now()) + (n % 2000 - 1200) * interval '1 day'",
    to: "date_trunc('day', now()) + (n % 2000 - 1197) * interval '1 day'",
    about_cn: anyOf(words.cnSentences),
    about_en: anyOf(words.enSentences),
    picture_id: skewed('known.pictures'),
    ...live,
  },
  versions: 'plain',
  relations: [toIndustry],
};

export const listings: Table = {
  name: 'listings',
  columns: {
    kind: `${anyOf(['demand', 'supply'])}::enum_listings_kind`,
    title_cn: `concat('求购', ${thing('cn')}, ' ', n)`,
    title_en: `concat('Wanted: ', ${thing('en')}, ' ', n)`,
    detail_cn: anyOf(words.cnSentences),
    detail_en: anyOf(words.enSentences),
    quantity: '1 + floor(random() * 50)',
    expires: "now() + (random() - 0.3) * interval '400 days'",
    state: `${anyOf(['live', 'live', 'live', 'waiting', 'closed'])}::enum_listings_state`,
    original: "'cn'::enum_listings_original",
    ...live,
  },
  enums: ['kind', 'state', 'original'],
  versions: 'plain',
  relations: [toIndustry],
};
