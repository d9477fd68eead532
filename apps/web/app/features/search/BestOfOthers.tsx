import { Headline, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toListPath } from '../../shell/list/list-address.ts';
import { toTypeNames } from '../../shell/search/search-type-names.ts';
import { FoundWords } from './FoundWords.tsx';
import type { Found } from './load-search.server.ts';
import { toTypeQuery } from './search-address.ts';
import { toFoundItems } from './to-found-items.ts';

/** The first of each other type that has any. */
export function BestOfOthers({ found }: { readonly found: Found }) {
  const page = usePage();
  const { copy } = page;
  const { address, best, counts } = found;
  const names = new Map(toTypeNames(copy));
  const items = best.flatMap((list) => toFoundItems(list, { ...page, sid: address.sid }));
  if (!items.length) return null;
  return (
    <section className="best-others" aria-labelledby="best-others">
      <SectionHead id="best-others" title={copy.results.best} />
      <ul>
        {items.map((item) => (
          <li key={item.type}>
            <a
              className="quiet-link"
              href={toListPath(address, { tid: undefined, ...toTypeQuery(address, item.type) })}
            >
              {names.get(item.type)}{' '}
              <span className="figures">{copy.results.figure(counts[item.type])}</span>
            </a>
            <Headline as="h3" text={item.title} href={item.href} marks={item.marks.title} />
            <FoundWords item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
