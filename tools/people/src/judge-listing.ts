import { setTimeout as pause } from 'node:timers/promises';
import { atDesk } from './at-desk.ts';

const pauseMs = 50;
const patienceMs = 20_000;

/** An editor's word on what a member posted, once it has come to the desk. */
export async function judgeListing(
  ref: number,
  state: 'live' | 'refused',
  reason: string | null = null,
): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(pauseMs)) {
    const judged = await atDesk(
      `update public.listings as listing
       set state = $2, refusal_reason = $3, live_cn = original = 'cn', live_en = original = 'en'
       from road.member_listings as known
       where known.ref = $1 and known.revision > 0 and listing.id = known.listing_id`,
      [ref, state, reason],
    );
    if (judged === 1) return;
  }
  throw new Error(`Listing ${ref} did not come to the desk`);
}
