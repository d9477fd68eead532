import type { Table } from './add-rows.ts';
import { skewed } from './sql.ts';
import { thing } from './vocabulary.ts';

export const tags: Table = {
  name: 'tags',
  columns: {
    tag_name_cn: `concat(${thing('cn')}, n, floor(random() * 1000000))`,
    tag_name_en: `concat(${thing('en')}, ' ', n, floor(random() * 1000000))`,
    grade: '1 + floor(random() * 5)',
  },
  versions: 'none',
};

export const terms: Table = {
  name: 'terms',
  columns: { industry_id: skewed('known.industries') },
  versions: 'none',
  texts: {
    cn: `concat(${thing('cn', 0, 'made.id')}, made.id)`,
    en: `concat(${thing('en', 0, 'made.id')}, ' ', made.id)`,
  },
};
