import { isPagedKind, type PagedKind, parseId } from '@ironbridge/domain';

/** A sitemap holds this many addresses at most; a part is as many ids, so that it can never hold more. */
export const idsOfPart = 50_000;
/** Above it there are no ids. */
const lastPart = 42_948;

/** Items of one kind whose ids lie in one range: what is in a part stays in it for good. */
export interface SitemapPart {
  readonly kind: PagedKind;
  readonly number: number;
}

export function toPartName({ kind, number }: SitemapPart): string {
  return `${kind}-${number}`;
}

/** `article-20.xml`: ids from 1,000,000 to before 1,050,000. */
export function parsePart(file: string): SitemapPart | undefined {
  const [, kind = '', digits = ''] = /^([a-z_]+)-(\d{1,5})\.xml$/.exec(file) ?? [];
  if (!isPagedKind(kind)) return undefined;
  const number = digits === '0' ? 0 : parseId(digits);
  return number === undefined || number > lastPart ? undefined : { kind, number };
}
