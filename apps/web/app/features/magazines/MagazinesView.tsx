import { editionIds } from '@ironbridge/domain';
import { usePage } from '../../platform/page.ts';
import { FavouriteRows } from '../../shell/favourites/FavouriteRows.tsx';
import { ChosenFilters } from '../../shell/list/ChosenFilters.tsx';
import { EmptyList } from '../../shell/list/EmptyList.tsx';
import { ListFilterBar } from '../../shell/list/ListFilterBar.tsx';
import { ListHead } from '../../shell/list/ListHead.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { isFiltered, toChangedList } from '../../shell/list/list-address.ts';
import { IssueGrid } from './IssueGrid.tsx';
import type { loadMagazines } from './load-magazines.server.ts';
import { MagazinePills } from './MagazinePills.tsx';
import { MagazineRack } from './MagazineRack.tsx';
import { magazineListWords } from './magazine-list.ts';

type View = Awaited<ReturnType<typeof loadMagazines>>;

export function MagazinesView({ view }: { readonly view: View }) {
  const { copy } = usePage();
  const words = copy.magazines;
  const { address, all, chosen, tag, tags } = view;
  const { extra } = address;
  const count = 'issues' in view ? view.issues.total : sumOf(view.shelf);
  return (
    <div className="wrap magazines">
      <ListHead
        {...magazineListWords(address, copy, chosen)}
        {...(chosen.length === 1
          ? { above: [{ name: copy.navigation.magazines, href: address.path }] }
          : {})}
      />
      <ListFilterBar
        address={address}
        placeholder={words.keywordPlaceholder}
        asked={['lang', 'tid']}
      >
        <label>
          {words.printedIn}
          <select name="lang" defaultValue={extra.lang ?? ''}>
            <option value="">{words.any}</option>
            {editionIds.map((id) => (
              <option key={id} value={id}>
                {words.languages[id]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.topic}
          <select name="tid" defaultValue={address.tid ?? ''}>
            <option value="">{words.any}</option>
            {tags.map(({ id, tag_name }) => (
              <option key={id} value={id}>
                {tag_name}
              </option>
            ))}
            {/* One that no issue has leads to none: it stays until it is taken away. */}
            {address.tid && !tag ? <option value={address.tid}>#{address.tid}</option> : null}
          </select>
        </label>
      </ListFilterBar>
      {all.length ? <MagazinePills address={address} all={all} /> : null}
      {isFiltered(address) ? (
        <ChosenFilters
          address={address}
          count={words.issues(count)}
          tag={tag}
          own={
            extra.lang
              ? [
                  {
                    name: words.languages[extra.lang],
                    href: toChangedList(address, { lang: undefined }),
                  },
                ]
              : []
          }
        />
      ) : null}
      <Issues view={view} />
    </div>
  );
}

function Issues({ view }: { readonly view: View }) {
  const { copy } = usePage();
  const words = copy.magazines;
  const { address } = view;
  if ('issues' in view) {
    const { list, total, last, from, to } = view.issues;
    if (list.length === 0) return <EmptyList address={address} title={words.empty} />;
    return (
      <>
        <IssueGrid issues={list} keyword={address.keyword} named={view.chosen.length !== 1} />
        <ListPager address={address} last={last} from={from} to={to} count={words.issues(total)} />
      </>
    );
  }
  if (view.shelf.length === 0) return <EmptyList address={address} title={words.empty} />;
  return (
    <>
      {view.shelf.map((magazine, index) => (
        <MagazineRack key={magazine.id} magazine={magazine} first={index === 0} />
      ))}
      <FavouriteRows />
    </>
  );
}

function sumOf(shelf: readonly { readonly total: number }[]): number {
  return shelf.reduce((sum, { total }) => sum + total, 0);
}
