import type { CallData, IndustryCounts, IndustryGroup } from '@ironbridge/contract';
import { type EditionId, editions } from '@ironbridge/domain';
import type { ScreenName } from './navigation.ts';

type CountedIndustry = CallData<'industryTree'>['tree'][number]['industrys'][number];

export type IndustryView = ReturnType<typeof toIndustryView>;

/** An industry as menus and its own site show it. */
export function toIndustryView(industry: CountedIndustry, edition: EditionId) {
  const { id, seo_path, name, hue, icon, show_nav, childlist, counts } = industry;
  const { banner_code_cn, banner_code_en } = industry;
  const bannerCodes = { cn: banner_code_cn, en: banner_code_en || banner_code_cn };
  const otherName = industry[editions[editions[edition].twin].nameField];
  return {
    id,
    seo_path,
    name,
    otherName: otherName === name ? '' : otherName,
    hue,
    icon: icon || seo_path,
    inNavigation: show_nav,
    total: toTotal(counts),
    counts: toCounts(counts),
    bannerCode: bannerCodes[edition],
    children: childlist
      .filter((child) => child.show_nav)
      .map((child) => ({ id: child.id, name: child.name, total: toTotal(child.counts) })),
  };
}

export function toGroupName(group: IndustryGroup, edition: EditionId): string {
  const { type_name_cn, type_name_en } = group;
  const names = { cn: type_name_cn, en: type_name_en };
  return names[edition] || names[editions[edition].twin];
}

/** What is counted, under the names that the navigation has for it. */
function toCounts({ news, videos, magazines, papers }: IndustryCounts) {
  return [
    { name: 'news', count: news },
    { name: 'videos', count: videos },
    { name: 'magazines', count: magazines },
    { name: 'whitepapers', count: papers },
  ] as const satisfies readonly { readonly name: ScreenName; readonly count: number }[];
}

function toTotal({ news, videos, magazines, papers }: IndustryCounts): number {
  return news + videos + magazines + papers;
}
