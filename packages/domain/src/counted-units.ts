import type { EditionId } from './editions.ts';

/** What is counted has words for units, and they are of a language; what is measured has signs, which are of none. */
const counted = [
  { cn: '件', en: 'pcs' },
  { cn: '次', en: 'cycles' },
  { cn: '件/小时', en: 'pcs/h' },
  { cn: '包/分', en: 'packs/min' },
  { cn: '瓶/小时', en: 'bottles/h' },
] as const satisfies readonly Readonly<Record<EditionId, string>>[];

/** A unit as an edition writes it. */
export function unitOf(edition: EditionId, unit: string): string {
  return counted.find(({ cn, en }) => unit === cn || unit === en)?.[edition] ?? unit;
}
