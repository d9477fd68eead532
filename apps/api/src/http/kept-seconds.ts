import { freshSeconds } from '@ironbridge/domain';

/** How long an answer may be kept that time alone makes wrong at the given moment. */
export function secondsUntil(moment: string | undefined): number {
  if (moment === undefined) return freshSeconds.page;
  const left = Math.floor((Date.parse(moment) - Date.now()) / 1000);
  return Math.max(1, Math.min(freshSeconds.page, left));
}
