import { issuePath, type ListQuery, listPath } from './paths.ts';

export interface MagazineListQuery extends ListQuery {
  /** Magazines, by their ids. */
  readonly mid?: readonly number[];
}

export function magazineListPath({ mid = [], ...query }: MagazineListQuery = {}): string {
  return listPath('/magazines', { extra: { mid: mid.join(',') }, ...query });
}

export const readerViews = ['both', 'page', 'text'] as const;
export type ReaderView = (typeof readerViews)[number];

export function isReaderView(text: string | null): text is ReaderView {
  return readerViews.some((view) => view === text);
}

export interface ReaderQuery {
  readonly page?: number | undefined;
  /** The paragraph that is looked at, counted from 1. */
  readonly at?: number | undefined;
  /** What is looked for in the issue. */
  readonly q?: string | undefined;
  readonly view?: ReaderView | undefined;
}

/** A page of an issue, where it is read. A search that names no page opens the first that holds it. */
export function readerPath(id: number, { page, at, q, view }: ReaderQuery = {}): string {
  const params = new URLSearchParams();
  if (page && (page > 1 || q)) params.set('page', String(page));
  if (at) params.set('at', String(at));
  if (q) params.set('q', q);
  if (view && view !== 'both') params.set('view', view);
  return `${issuePath(id)}${params.size ? `?${params.toString()}` : ''}#reader`;
}
