import type { FrameIndustry } from '../../platform/page.ts';
import { toIndustryNames } from './industry-names.ts';
import { type ListAddress, toListPath } from './list-address.ts';

export interface ChosenFilter {
  readonly name: string;
  /** The list without it. */
  readonly href: string;
}

/** What the list is filtered by, each with the way to be rid of it; what only its kind has is named by its kind. */
export function toChosenFilters(
  address: ListAddress,
  industries: readonly FrameIndustry[],
  tag: string | undefined,
  own: readonly ChosenFilter[],
  isSearch = false,
): ChosenFilter[] {
  const { sid, tid, keyword } = address;
  const names = toIndustryNames(sid, industries);
  return [
    ...own,
    ...sid.map((id, index) => ({
      name: names[index] ?? '',
      href: toListPath(address, { sid: sid.filter((other) => other !== id) }),
    })),
    ...(tid ? [{ name: tag ?? `#${tid}`, href: toListPath(address, { tid: undefined }) }] : []),
    ...(keyword && !isSearch
      ? [{ name: keyword, href: toListPath(address, { keyword: undefined }) }]
      : []),
  ];
}

/** The list with an industry more, or with it taken away. */
export function toggleIndustry(
  address: ListAddress,
  id: number,
  among: readonly number[] = [],
): string {
  const { sid } = address;
  const others = sid.filter((one) => one !== id && !among.includes(one));
  return toListPath(address, { sid: sid.includes(id) ? others : [...others, id] });
}
