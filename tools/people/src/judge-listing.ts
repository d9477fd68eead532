import { setTimeout as pause } from 'node:timers/promises';
import { atDesk } from './at-desk.ts';

const pauseMs = 50;
const patienceMs = 60_000;

interface Judgement {
  readonly state: 'live' | 'refused';
  readonly reason?: string;
  /** Whether readers find it in the hall: where many count what is there, better not. */
  readonly shown: boolean;
}

/** An editor's word on what a member posted, once it has come to the desk. */
export async function judgeListing(
  ref: number,
  { state, reason, shown }: Judgement,
): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(pauseMs)) {
    const judged = await atDesk(
      `update public.listings as listing
       set state = $2, refusal_reason = $3, live_cn = $4 and original = 'cn',
         live_en = $4 and original = 'en'
       from road.member_listings as known
       where known.ref = $1 and known.revision > 0 and listing.id = known.listing_id`,
      [ref, state, reason ?? null, shown],
    );
    if (judged === 1) return;
  }
  throw new Error(`Listing ${ref} did not come to the desk`);
}
