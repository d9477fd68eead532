import type { PostedListing } from '@ironbridge/contract';
import {
  dayMs,
  listingKinds,
  ownListingPath,
  postListingPath,
  shanghaiDate,
} from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { OwnLine } from '../../shell/account/OwnLine.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import type { OwnListingsPage } from './load-posting.server.ts';

/** What the member has posted, and what became of it. */
export function OwnListingsView({ view }: { readonly view: OwnListingsPage }) {
  const { copy } = usePage();
  const words = copy.posting;
  const { list, total, address, last, from, to } = view;
  const ways = listingKinds.map((kind) => (
    <a
      key={kind}
      className={kind === 'demand' ? 'button button-primary' : 'button'}
      href={postListingPath(kind)}
    >
      {words.newTitle[kind]}
    </a>
  ));
  if (total === 0) {
    return (
      <div className="list-empty">
        <h2>{words.empty}</h2>
        <p>{words.emptyText}</p>
        <div className="form-end">{ways}</div>
      </div>
    );
  }
  return (
    <>
      <div className="own-head">
        <p className="meta">{words.count(total)}</p>
        <div className="form-end">{ways}</div>
      </div>
      <ul className="own-lines">
        {list.map((listing) => (
          <Line key={listing.id} listing={listing} />
        ))}
      </ul>
      <ListPager address={address} last={last} from={from} to={to} count={words.count(total)} />
    </>
  );
}

function Line({ listing }: { readonly listing: PostedListing }) {
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
