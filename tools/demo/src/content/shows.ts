import type { Show } from './show.ts';
import { comingShows } from './shows/coming.ts';
import { pastShows } from './shows/past.ts';

export const shows: readonly Show[] = [...pastShows, ...comingShows];
