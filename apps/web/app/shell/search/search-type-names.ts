import { isSearchType, type SearchType, searchTypes } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';

/** What can be searched, by the name that the navigation has for it. */
const names = {
  news: 'news',
  products: 'products',
  supplier: 'suppliers',
  magazines: 'magazines',
  videos: 'videos',
  exhibitions: 'exhibitions',
  whitepapers: 'whitepapers',
} as const satisfies Record<SearchType, keyof Messages['navigation']>;

export function toTypeNames({ navigation }: Messages): [type: SearchType, name: string][] {
  return Object.keys(searchTypes)
    .filter(isSearchType)
    .map((type) => [type, navigation[names[type]]]);
}

/** What is most likely looked for from a section of the site; news from all others. */
const ofSections: Readonly<Record<string, SearchType>> = {
  showroom: 'products',
  magazines: 'magazines',
  videos: 'videos',
  exhibitions: 'exhibitions',
  whitepapers: 'whitepapers',
};

export function findTypeOfSection(section: string | undefined): SearchType | undefined {
  return section === undefined ? undefined : ofSections[section];
}
