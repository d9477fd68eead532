import type { EditionId } from './editions.ts';
import type { Kind } from './kinds.ts';

/**
 * What an answer was made of, so that it can be dropped when that changes. Every tag starts with its edition;
 * none holds a space, since they travel in one header.
 */
export type CacheTag = `${EditionId}:${string}`;

export function itemTag(edition: EditionId, kind: Kind, id: number): CacheTag {
  return `${edition}:${kind}:${id}`;
}

const listLetters = { industry: 'i', tag: 't', supplier: 's', product: 'p', article: 'a' } as const;
export type ListedBy = keyof typeof listLetters;

/** Lists of a kind: all of it, what is filed under one industry or tag, what names one supplier, product or article. */
export function listTag(edition: EditionId, kind: Kind): CacheTag;
export function listTag(edition: EditionId, kind: Kind, by: ListedBy, id: number): CacheTag;
export function listTag(edition: EditionId, kind: Kind, by?: ListedBy, id?: number): CacheTag {
  const list = `${edition}:${kind}-list` as const;
  return by === undefined ? list : `${list}:${listLetters[by]}${id}`;
}

/** Names of industries, tags and properties, settings, hot keywords: in every page. */
export function referenceTag(edition: EditionId): CacheTag {
  return `${edition}:reference`;
}

/** What is read most, which moves every minute. */
export function popularTag(edition: EditionId): CacheTag {
  return `${edition}:popular`;
}

/** List tags are shared by many items, so their purges are gathered; an item's own tag is purged at once. */
export function isListTag(tag: CacheTag): boolean {
  return tag.includes('-list');
}

/** How many seconds an answer may be served before the origin is asked again; a lost purge heals in this time. */
export const freshSeconds = { page: 60, notFound: 10, stale: 5 } as const;
