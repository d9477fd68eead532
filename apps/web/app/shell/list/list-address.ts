import { type ListQuery, listPath, parseId, parseIdList } from '@ironbridge/domain';

const longestKeyword = 100;

/** How a list reads the parameters that only its kind has; what it cannot read counts as not given. */
export type ExtraParams = Readonly<Record<string, (text: string) => string | undefined>>;

export type ExtraFilters<Params extends ExtraParams> = {
  readonly [Name in keyof Params]?: NonNullable<ReturnType<Params[Name]>>;
};

/** What a list has in another order or other units by holds the same: it is filtered by nothing. */
const arrangements: readonly string[] = ['sort', 'unit'];

/** What of a kind's own parameters narrows its list. */
export function narrowingOf({ extra }: ListAddress): ListAddress['extra'] {
  return Object.fromEntries(Object.entries(extra).filter(([name]) => !arrangements.includes(name)));
}

/** Where a list stands and what it is narrowed by: all that its links, forms and machines need to know. */
export interface ListAddress<Extra = Readonly<Record<string, string | undefined>>> {
  /** The list before anything narrows it. */
  readonly path: string;
  readonly sid: readonly number[];
  readonly tid: number | undefined;
  readonly keyword: string | undefined;
  readonly extra: Extra;
  /** The names of all that only its kind has, in the order in which they are written. */
  readonly names: readonly string[];
  readonly page: number;
}

/** What an address asks for; a page that cannot be a page number is 0. */
export function parseListAddress(url: URL, path: string): ListAddress;
export function parseListAddress<Params extends ExtraParams>(
  url: URL,
  path: string,
  params: Params,
): ListAddress<ExtraFilters<Params>>;
export function parseListAddress(url: URL, path: string, params: ExtraParams = {}): ListAddress {
  const { searchParams } = url;
  const page = searchParams.get('page');
  const extra = Object.entries(params).flatMap(([name, parse]) => {
    const value = parse(searchParams.get(name) ?? '');
    return value ? [[name, value] as const] : [];
  });
  return {
    path,
    sid: parseIdList(searchParams.get('sid') ?? undefined),
    tid: parseId(searchParams.get('tid') ?? undefined),
    keyword: searchParams.get('keyword')?.trim().slice(0, longestKeyword) || undefined,
    extra: Object.fromEntries(extra),
    names: Object.keys(params),
    page: page === null ? 1 : (parseId(page) ?? 0),
  };
}

/** The same list with something changed, from its first page on unless another is named. */
export function toListPath(address: ListAddress, change: ListQuery = {}): string {
  const { path, names } = address;
  const query = { ...address, page: 1, ...change };
  const extra = Object.fromEntries(names.map((name) => [name, query.extra?.[name]]));
  return listPath(path, { ...query, extra });
}

/** The same list with a parameter of its kind changed, or several. */
export function toChangedList(address: ListAddress, change: ListAddress['extra']): string {
  return toListPath(address, { extra: { ...address.extra, ...change } });
}

export function isFiltered(address: ListAddress): boolean {
  const { sid, tid, keyword } = address;
  return sid.length > 0 || !!tid || !!keyword || Object.values(narrowingOf(address)).some(Boolean);
}

/** How far a list of so many can be read. */
export function lastPage(total: number, rows: number, reachable: number): number {
  return Math.max(1, Math.ceil(Math.min(total, reachable) / rows));
}

/** A page outside the list leads back into it: below the first to the first, above the last to the last. */
export function findRightPage(address: ListAddress, last: number): string | undefined {
  if (address.page < 1) return toListPath(address);
  return address.page > last ? toListPath(address, { page: last }) : undefined;
}
