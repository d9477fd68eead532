import type { Table } from './add-rows.ts';
import { anyOf, skewed } from './sql.ts';
import { words } from './words.ts';

export const tags: Table = {
  name: 'tags',
  columns: {
    tag_name_cn: `concat(${anyOf(words.cnMachines)}, n, floor(random() * 1000000))`,
    tag_name_en: `concat(${anyOf(words.enMachines)}, ' ', n, floor(random() * 1000000))`,
    grade: '1 + floor(random() * 5)',
  },
  versions: 'none',
};

export const terms: Table = {
  name: 'terms',
  columns: { industry_id: skewed('known.industries') },
  versions: 'none',
  texts: {
    cn: `concat(${anyOf(words.cnMachines)}, made.id)`,
    en: `concat(${anyOf(words.enMachines)}, ' ', made.id)`,
  },
};
