import type { PostedListing } from '@ironbridge/contract';
import { dayMs, ownListingPath, shanghaiDate } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { OwnLine } from '../../shell/account/OwnLine.tsx';

interface OwnListingLineProps {
  readonly listing: PostedListing;
  readonly as?: 'h2' | 'h3';
}

/** What a member has posted, and what became of it. */
export function OwnListingLine({ listing, as = 'h2' }: OwnListingLineProps) {
  const { copy, now } = usePage();
  const words = copy.posting;
  const { id, kind, title, state, reason, time, expire_time, enquiries } = listing;
  const left = Math.max(0, Math.ceil((Date.parse(expire_time) - now.getTime()) / dayMs));
  const facts = [
    words.kinds[kind],
    words.posted(shanghaiDate(time)),
    ...(state === 'live' ? [words.left(left)] : []),
    ...(enquiries ? [words.answers(enquiries)] : []),
  ];
  return (
    <OwnLine
      title={title}
      as={as}
      href={ownListingPath(id)}
      facts={facts}
      ways={
        <b className="own-state" data-state={state}>
          {words.states[state]}
        </b>
      }
    >
      {reason ? <p className="own-reason">{words.refused(reason)}</p> : null}
    </OwnLine>
  );
}
