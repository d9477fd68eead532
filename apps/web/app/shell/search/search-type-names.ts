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
