import { listingKinds, postListingPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { ListPager } from '../../shell/list/ListPager.tsx';
import type { OwnListingsPage } from './load-posting.server.ts';
import { OwnListingLine } from './OwnListingLine.tsx';

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
          <OwnListingLine key={listing.id} listing={listing} />
        ))}
      </ul>
      <ListPager address={address} last={last} from={from} to={to} count={words.count(total)} />
    </>
  );
}
