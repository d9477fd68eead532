import { articleListPath } from '@ironbridge/domain';
import type { FrameIndustry } from '../../platform/page.ts';
import { toIndustryNames } from './list-words.ts';
import type { ListAddress } from './parse-list-address.ts';

export interface ChosenFilter {
  readonly name: string;
  /** The list without it. */
  readonly href: string;
}

/** What the list is filtered by, each with the way to be rid of it. */
export function toChosenFilters(
  { type, sid, tid, keyword }: ListAddress,
  industries: readonly FrameIndustry[],
  tags: readonly { readonly id: number; readonly tag_name: string }[],
): ChosenFilter[] {
  const names = toIndustryNames(industries);
  const tag = tags.find(({ id }) => id === tid)?.tag_name;
  return [
    ...sid.map((id) => ({
      name: names.get(id) ?? `#${id}`,
      href: articleListPath({ type, sid: sid.filter((other) => other !== id), tid, keyword }),
    })),
    ...(tid ? [{ name: tag ?? `#${tid}`, href: articleListPath({ type, sid, keyword }) }] : []),
    ...(keyword ? [{ name: keyword, href: articleListPath({ type, sid, tid }) }] : []),
  ];
}

/** The list with an industry more, or with it taken away. */
export function toggleIndustry(
  { type, sid, tid, keyword }: ListAddress,
  id: number,
  among: readonly number[] = [],
): string {
  const others = sid.filter((one) => one !== id && !among.includes(one));
  return articleListPath({
    type,
    sid: sid.includes(id) ? others : [...others, id],
    tid,
    keyword,
  });
}
