import type { EditionId } from './editions.ts';
import { editions } from './editions.ts';
import type { ArticleListType, MediaItemKind } from './kinds.ts';
import type { SearchType } from './search-types.ts';

/** What an address needs to know of an article. */
export interface ArticleAddress {
  readonly id: number;
  readonly diy_url?: string | null;
  readonly url?: string | null;
}

/** An item with its own url goes there; on editions with slugs the slug stands in for the id. */
export function articlePath(edition: EditionId, article: ArticleAddress): string {
  if (article.url) return article.url;
  const slug = editions[edition].has.slugs ? article.diy_url : undefined;
  return `/article/${slug || article.id}`;
}

/** What narrows a list, whatever it lists, and how far into it the reader is. */
export interface ListQuery {
  readonly sid?: readonly number[] | undefined;
  readonly tid?: number | undefined;
  readonly keyword?: string | undefined;
  readonly page?: number | undefined;
  /** What only lists of one kind are narrowed by, by the names of the parameters, in the order they are written. */
  readonly extra?: Readonly<Record<string, string | undefined>> | undefined;
}

/** The one spelling of a list's address: parameters in fixed order, defaults left out. */
export function listPath(path: string, query: ListQuery = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query.extra ?? {})) if (value) params.set(name, value);
  if (query.sid?.length) params.set('sid', [...query.sid].sort((a, b) => a - b).join(','));
  if (query.tid) params.set('tid', String(query.tid));
  if (query.keyword) params.set('keyword', query.keyword);
  if (query.page && query.page > 1) params.set('page', String(query.page));
  // They are legal in a query, and much easier to read than %2C, %3A and %3B.
  const text = params.toString().replace(/%2C|%3A|%3B/g, decodeURIComponent);
  return text ? `${path}?${text}` : path;
}

export interface ArticleListQuery extends ListQuery {
  readonly type?: ArticleListType | undefined;
}

export function articleListPath({ type, ...query }: ArticleListQuery = {}): string {
  return listPath(type ? `/articles/${type}` : '/articles', query);
}

export interface SearchQuery extends Pick<ListQuery, 'sid'> {
  readonly keyword: string;
  readonly type?: SearchType | undefined;
}

/** Without a type it is the news that are searched. */
export function searchPath({ keyword, type, sid }: SearchQuery): string {
  const extra = { type: type === 'news' ? undefined : type };
  return listPath('/search', { extra, sid, keyword });
}

/** The page between here and another site. */
export function leavingPath(url: string): string {
  return `/redirect?${new URLSearchParams({ url }).toString()}`;
}

/** The hall's entrance. */
export const showroomPath = '/showroom';

export function productPath(id: number): string {
  return `/showroom/products/info/${id}`;
}

export function productListPath(query: ListQuery = {}): string {
  return listPath('/showroom/products', query);
}

interface Comparison {
  /** In which units, by property. */
  readonly unit?: string | undefined;
  /** Only what differs. */
  readonly view?: 'differences' | undefined;
}

/** Products side by side, four at most: the first is what the others are held against. */
export function comparePath(ids: readonly number[] = [], { unit, view }: Comparison = {}): string {
  return listPath('/showroom/products/compare', { extra: { ids: ids.join(','), unit, view } });
}

/** The part of a supplier's page that shows what it is certified for. */
export function certificatesPath(supplier: number): string {
  return `${supplierPath(supplier)}#certificates`;
}

export function supplierPath(id: number): string {
  return `/showroom/suppliers/info/${id}`;
}

export function supplierListPath(query: ListQuery = {}): string {
  return listPath('/showroom/suppliers', query);
}

/** A film of a supplier, among its others. */
export function supplierVideoPath(id: number): string {
  return `/showroom/suppliers/info/video/${id}`;
}

/** The side of the hall that a listing stands on. */
export const listingKinds = ['demand', 'supply'] as const;
export type ListingKind = (typeof listingKinds)[number];

export function isListingKind(name: string | undefined): name is ListingKind {
  return listingKinds.some((kind) => kind === name);
}

export interface ListingListQuery extends ListQuery {
  readonly kind?: ListingKind | undefined;
}

/** Both sides of the hall together, or one of them. */
export function listingListPath({ kind, ...query }: ListingListQuery = {}): string {
  return listPath(`/showroom/${kind ?? 'platform'}`, query);
}

export function listingPath({ kind, id }: { readonly kind: ListingKind; readonly id: number }) {
  return `/showroom/${kind}/${id}`;
}

export function videoListPath(query: ListQuery = {}): string {
  return listPath('/videos', query);
}

export function videoBlockPath({ id }: { readonly id: number }): string {
  return `/videos/block/${id}`;
}

export function videoPath(id: number): string {
  return `/videos/info/${id}`;
}

/** What a reader agrees to before a download; the desk writes it. */
export const paperPolicyPath = '/whitepapers/policy';

export function paperListPath(query: ListQuery = {}): string {
  return listPath('/whitepapers', query);
}

export function paperPath(id: number): string {
  return `/whitepapers/info/${id}`;
}

/** Where a magazine is subscribed to. */
export function subscribePath(magazine?: number): string {
  return listPath('/account/subscriptions/new', { extra: { magazine: magazine?.toString() } });
}

/** All of a member's data as one file. */
export const accountExportPath = '/memberApi/account/export';

/** Where member gives a paper's file, to whom it is for. */
export const paperFileBase = '/memberApi/downloads/file';

interface PaperFileAddress {
  readonly id: number;
  readonly until: number;
  readonly sign: string;
}

export function paperFilePath({ id, until, sign }: PaperFileAddress): string {
  return `${paperFileBase}?id=${id}&until=${until}&sign=${sign}`;
}

/** The shows of the next twelve months. */
export function calendarPath(query: ListQuery = {}): string {
  return listPath('/tradeshow', query);
}

/** The same as a file that calendars subscribe to. */
export function calendarFilePath(query: ListQuery = {}): string {
  return listPath('/tradeshow/calendar.ics', query);
}

/** All shows, also those that are over. */
export function showListPath(query: ListQuery = {}): string {
  return listPath('/tradeshow/directories', query);
}

export function showPath(id: number): string {
  return `/tradeshow/info/${id}`;
}

/** One show, for a reader's own calendar. */
export function showFilePath(id: number): string {
  return `${showPath(id)}/show.ics`;
}

export function issuePath(id: number): string {
  return `/magazines/info/${id}`;
}

/** An industry's own site, or the part of it that is about one of its sub-industries. */
export function industryPath(
  industry: { readonly id: number; readonly seo_path?: string | null },
  child?: { readonly id: number },
): string {
  const path = `/i/${industry.seo_path || industry.id}`;
  return child ? `${path}/${child.id}` : path;
}

export interface MediaListQuery {
  readonly kind?: MediaItemKind | undefined;
  readonly year?: string | undefined;
  readonly page?: number | undefined;
}

export function mediaListPath({ kind, year, page }: MediaListQuery = {}): string {
  return listPath('/media', { extra: { kind, year }, page });
}

export function mediaPath(id: number): string {
  return `/media/${id}`;
}

/** An open position. */
export function jobPath(id: number): string {
  return `/about/careers/${id}`;
}

/** The member centre, and what lies in it. */
export function accountPath(part = ''): string {
  return part ? `/account/${part}` : '/account';
}

/** Where members log in, and the place they come back to. */
export function loginPath(to?: string): string {
  return listPath(accountPath('login'), { extra: { to } });
}

/** The picture to be read, by the key that a form has for it; the number makes a browser ask anew. */
export function pictureCodePath(key: string, id: number): string {
  return `/memberApi/graphic_code?${new URLSearchParams({ key, id: String(id) }).toString()}`;
}

/** Uploaded files as readers address them. */
export function filePath(key: string): string {
  return `/files/${key.split('/').map(encodeURIComponent).join('/')}`;
}

/** Addresses of details, and the lists that stand there where the id is left out. */
export const listsOfDetails = {
  '/article': '/articles',
  '/magazines/info': '/magazines',
  '/showroom/products/info': '/showroom/products',
  '/showroom/suppliers/info': '/showroom/suppliers',
  '/showroom/suppliers/info/video': '/showroom/suppliers',
  '/tradeshow/info': '/tradeshow',
  '/videos/block': '/videos',
  '/videos/info': '/videos',
  '/whitepapers/info': '/whitepapers',
} as const;

/** The list of a detail whose id was left out; a slash at the end says nothing. */
export function findListOfDetails(path: string): string | undefined {
  const [, list] =
    Object.entries(listsOfDetails).find(([detail]) => detail === path.replace(/\/$/, '')) ?? [];
  return list;
}
