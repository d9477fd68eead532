import type { Both } from './both.ts';
import type { FirstLevelKey } from './industries.ts';
import type { PlaceKey } from './places.ts';
import type { IndustryKey } from './sub-industries.ts';

/** A trade show, some days from the day of loading. None of these exists. */
export interface Show {
  readonly name: Both;
  readonly at: PlaceKey;
  readonly inDays: number;
  readonly days: number;
  readonly industries: readonly [FirstLevelKey, ...IndustryKey[]];
  readonly focus: Both;
  readonly exhibitors: number;
}

export function show(
  name: Both,
  at: PlaceKey,
  inDays: number,
  days: number,
  industries: Show['industries'],
  focus: Both,
  exhibitors: number,
): Show {
  return { name, at, inDays, days, industries, focus, exhibitors };
}
