import type { FrameIndustry } from '../../platform/page.ts';

/** What industries of both levels are called here; one that is gone is known by its number. */
export function toIndustryNames(
  ids: readonly number[],
  industries: readonly FrameIndustry[],
): string[] {
  const names = new Map(
    industries.flatMap(({ id, name, children }) => [
      [id, name] as const,
      ...children.map((child) => [child.id, child.name] as const),
    ]),
  );
  return ids.map((id) => names.get(id) ?? `#${id}`);
}
