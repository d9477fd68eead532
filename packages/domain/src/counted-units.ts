import type { EditionId } from './editions.ts';

/** What is counted has words for units, and they are of a language; what is measured has signs, which are of none. */
const counted = {
  cn: {
    pcs: '件',
    cycles: '次',
    'pcs/h': '件/小时',
    'packs/min': '包/分',
    'bottles/h': '瓶/小时',
  },
  en: {
    件: 'pcs',
    次: 'cycles',
    '件/小时': 'pcs/h',
    '包/分': 'packs/min',
    '瓶/小时': 'bottles/h',
  },
} as const satisfies Record<EditionId, Readonly<Record<string, string>>>;

/** A unit as an edition writes it. */
export function unitOf(edition: EditionId, unit: string): string {
  const words: Readonly<Record<string, string>> = counted[edition];
  return Object.hasOwn(words, unit) ? (words[unit] ?? unit) : unit;
}
