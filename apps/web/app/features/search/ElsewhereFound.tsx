import { Headline, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toListPath } from '../../shell/list/list-address.ts';
import type { Found } from './load-search.server.ts';
import { toTypeQuery } from './search-address.ts';
import { toFoundItems } from './to-found-items.ts';

/** The same words in the other types: the best of each, and how many there are. */
export function ElsewhereFound({ found }: { readonly found: Found }) {
  const page = usePage();
  const { copy } = page;
  const { address, best, counts } = found;
  const items = best.flatMap((list) => toFoundItems(list, { ...page, sid: address.sid }));
  if (!items.length) return null;
  return (
    <section>
      <SectionHead title={copy.results.elsewhere} />
      <ul className="elsewhere">
        {items.map((item) => (
          <li key={item.type}>
            <Headline text={item.title} href={item.href} marks={item.marks.title} />
            <a
              className="quiet-link"
              href={toListPath(address, { tid: undefined, ...toTypeQuery(address, item.type) })}
            >
              {copy.results.count[item.type](counts[item.type])}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
