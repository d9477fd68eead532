import { hash } from 'node:crypto';
import type { CacheTag, EditionId, Kind } from '@ironbridge/domain';
import type { FindTexts } from '@ironbridge/search';

/** Something a document took words or pictures from: when it changes, so does the document. */
export type Use =
  `${'media' | 'private_file' | 'industry' | 'tag' | Extract<Kind, 'supplier' | 'product' | 'magazine' | 'video_block'>}:${number}`;

/** A record as one edition's readers get it, and what must happen when that changes. */
export interface Projected<Document> {
  readonly edition: EditionId;
  readonly document: Document;
  /** What search looks into, where the kind can be searched for. */
  readonly find?: FindTexts;
  readonly tags: readonly CacheTag[];
  readonly uses: readonly Use[];
  /** What others embed of it; when it changes, they are projected again. */
  readonly face: object | null;
  /** When it next looks different though nobody touches it. */
  readonly due: string | null;
}

/** Equal content is equal text, in whatever order its fields come: the engine gives them back in its own. */
export function toHash(value: object): string {
  return hash('md5', JSON.stringify(value, inOneOrder));
}

function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function findNextDue(
  times: readonly (string | null | undefined)[],
  now: Date,
): string | null {
  const coming = times.flatMap((time) => (time && new Date(time) > now ? [time] : []));
  return coming.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}

export function hasPassed(time: string | null | undefined, now: Date): boolean {
  return typeof time === 'string' && new Date(time) <= now;
}
