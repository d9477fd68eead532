import type { EditionId } from '@ironbridge/domain';
import type { Table } from './add-rows.ts';
import { pastDays, phrases } from './articles.ts';
import { toIndustry, toTag } from './relations.ts';
import { anyOf, skewed } from './sql.ts';

/** What videos and white papers share: published documents of one edition. */
function published(name: string, edition: EditionId, columns: Table['columns']): Table {
  return {
    name,
    columns: {
      title: phrases[edition].title,
      publish_time: pastDays(2000),
      picture_id: skewed('known.pictures'),
      supplier_id: skewed('known.suppliers'),
      edition: `'${edition}'::enum_${name}_edition`,
      _status: `'published'::enum_${name}_status`,
      ...columns,
    },
    enums: ['edition', '_status'],
    versions: 'drafts',
    relations: [toIndustry, toTag],
  };
}

export function videosOf(edition: EditionId): Table {
  return published('videos', edition, {
    summary: anyOf(phrases[edition].text),
    duration: '30 + floor(random() * 900)',
  });
}

export function whitePapersOf(edition: EditionId): Table {
  return published('white_papers', edition, {
    brief: anyOf(phrases[edition].text),
    opening: anyOf(phrases[edition].text),
    pages: '4 + floor(random() * 40)',
  });
}

export const issues: Table = {
  name: 'issues',
  columns: {
    magazine_id: skewed('known.magazines'),
    year: '1990 + n % 37',
    period: '1 + n % 12',
    date: pastDays(9000),
    image_id: skewed('known.pictures'),
    lang: `${anyOf(['cn', 'en'])}::enum_issues_lang`,
    live_cn: 'true',
    live_en: 'true',
  },
  enums: ['lang'],
  versions: 'plain',
  relations: [toIndustry],
};
