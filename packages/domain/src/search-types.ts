import type { Kind } from './kinds.ts';

/** What a search can be for, by its name in addresses, and the kind it finds. A magazine is found by its issues. */
export const searchTypes = {
  news: 'article',
  products: 'product',
  supplier: 'supplier',
  magazines: 'issue',
  videos: 'video',
  exhibitions: 'show',
  whitepapers: 'paper',
} as const satisfies Readonly<Record<string, Kind>>;

export type SearchType = keyof typeof searchTypes;
export type SearchKind = (typeof searchTypes)[SearchType];

export const searchKinds: readonly SearchKind[] = Object.values(searchTypes);

export function isSearchType(name: unknown): name is SearchType {
  return typeof name === 'string' && Object.hasOwn(searchTypes, name);
}

export function isSearchKind(name: string): name is SearchKind {
  return searchKinds.some((kind) => kind === name);
}
