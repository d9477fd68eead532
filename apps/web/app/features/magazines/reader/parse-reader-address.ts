import { isReaderView, parseId, type ReaderQuery } from '@ironbridge/domain';

const longestQuestion = 100;

export interface ReaderAddress extends ReaderQuery {
  readonly view: NonNullable<ReaderQuery['view']>;
}

/** What an address asks of an issue; a page that cannot be a page number is 0. */
export function parseReaderAddress({ searchParams }: URL): ReaderAddress {
  const page = searchParams.get('page');
  const view = searchParams.get('view');
  return {
    page: page === null ? undefined : (parseId(page) ?? 0),
    at: parseId(searchParams.get('at') ?? undefined),
    q: searchParams.get('q')?.trim().slice(0, longestQuestion) || undefined,
    view: isReaderView(view) ? view : 'both',
  };
}
