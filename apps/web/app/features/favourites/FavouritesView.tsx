import { toItemKey } from '@ironbridge/contract';
import { accountPath, favouriteKinds, showroomPath } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { EmptySection } from '../../shell/account/EmptySection.tsx';
import { OwnButton } from '../../shell/account/OwnButton.tsx';
import { OwnLine } from '../../shell/account/OwnLine.tsx';
import { favouriteField } from '../../shell/favourites/favourite-field.ts';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { ListTabs } from '../../shell/list/ListTabs.tsx';
import { toChangedList } from '../../shell/list/list-address.ts';
import type { FavouritesPage } from './load-favourites.server.ts';
import type { Favourite } from './to-favourite.ts';

export function FavouritesView({ view }: { readonly view: FavouritesPage }) {
  const { copy } = usePage();
  const words = copy.favourites;
  const { address, favourites, counts, kind, total, last, from, to } = view;
  if (counts.length === 0) {
    const { empty, emptyText, emptyLink } = words;
    return <EmptySection title={empty} text={emptyText} link={emptyLink} href={showroomPath} />;
  }
  const countOf = new Map(counts.map((each) => [each.kind, each.count]));
  const tabs = [
    {
      name: words.all,
      href: toChangedList(address, { kind: undefined }),
      current: kind === undefined,
      count: counts.reduce((sum, { count }) => sum + count, 0),
    },
    ...favouriteKinds
      .filter((each) => countOf.has(each))
      .map((each) => ({
        name: words.kinds[each],
        href: toChangedList(address, { kind: each }),
        current: kind === each,
        count: countOf.get(each),
      })),
  ];
  return (
    <section>
      <ListTabs label={copy.account.favourites} tabs={tabs} />
      <ul className="own-lines">
        {favourites.map((favourite) => (
          <FavouriteLine key={toItemKey(favourite)} {...favourite} />
        ))}
      </ul>
      <ListPager address={address} last={last} from={from} to={to} count={words.count(total)} />
    </section>
  );
}

function FavouriteLine({ kind, id, title, href, picture, facts }: Favourite) {
  const { copy } = usePage();
  const words = copy.favourites;
  return (
    <OwnLine
      title={title}
      href={href}
      picture={picture}
      facts={facts}
      ways={
        <OwnButton
          action={accountPath('favourites')}
          item={{ [favouriteField]: toItemKey({ kind, id }) }}
          label={words.remove}
          labelOf={words.removeOf(title)}
        />
      }
    />
  );
}
