import type { EditionId } from '@ironbridge/domain';
import type { Motif } from '@ironbridge/plates';
import type { Both } from './both.ts';
import { filmLines } from './film-lines.ts';
import type { FirstLevelKey } from './industries.ts';
import type { TagKey } from './tags.ts';
import type { SupplierKey } from './written-suppliers.ts';

export const videoBlocks = {
  works: ['走进工厂', 'Inside the works'],
  how: ['三分钟讲明白', 'How it works'],
  process: ['工艺现场', 'On the process'],
  people: ['工程师说', 'Engineers speak'],
  shows: ['展会直击', 'From the shows'],
} as const satisfies Record<string, Both>;

export type BlockKey = keyof typeof videoBlocks;

/** A film in both editions: the same drawing, each with its own words. */
export interface Video {
  readonly title: Both;
  readonly summary: Both;
  readonly block: BlockKey;
  readonly industry: FirstLevelKey;
  readonly motif: Motif;
  readonly seconds: number;
  readonly tags: readonly TagKey[];
  readonly supplier?: SupplierKey;
  readonly daysAgo: number;
}

/** What is said in a film. */
export function linesOf(key: string, edition: EditionId): string[] {
  return (filmLines[key] ?? []).map((line) => line[edition === 'cn' ? 0 : 1]);
}

export function wordsOf(video: Video, edition: EditionId): { title: string; summary: string } {
  const side = edition === 'cn' ? 0 : 1;
  return { title: video.title[side], summary: video.summary[side] };
}
