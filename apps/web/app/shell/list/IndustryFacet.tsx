import { Facet } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toggleIndustry } from './chosen-filters.ts';
import { type ListAddress, toListPath } from './list-address.ts';

interface IndustryFacetProps {
  readonly address: ListAddress;
  /** How many there are of each, where that was counted: what is not in it has none. */
  readonly counts?: readonly { readonly id: number; readonly count: number }[] | undefined;
  /** The only ones to choose from, besides those that are chosen; all of them where it is not given. */
  readonly offered?: readonly { readonly id: number }[];
}

/** Industries to choose from, several at once; the sub-industries of a chosen one open under it. */
export function IndustryFacet({ address, counts, offered }: IndustryFacetProps) {
  const { copy, frame } = usePage();
  const { industries } = frame;
  const { sid } = address;
  const { list } = copy;
  const isOffered = (id: number) =>
    !offered || sid.includes(id) || offered.some((industry) => industry.id === id);
  const shown = industries.filter(({ id }) => isOffered(id));
  if (!shown.length) return null;
  const byId = counts && new Map(counts.map(({ id, count }) => [id, count]));
  const countOf = (id: number) => byId && (byId.get(id) ?? 0).toLocaleString('en');
  return (
    <section>
      <h2>
        {list.industry}
        {sid.length ? (
          <a className="quiet-link" href={toListPath(address, { sid: [] })}>
            {list.clear}
          </a>
        ) : null}
      </h2>
      <ul>
        {shown.map(({ id, name, hue, children }) => {
          const childIds = children.map((child) => child.id);
          const offeredChildren = children.filter((child) => isOffered(child.id));
          const open = sid.includes(id) || childIds.some((child) => sid.includes(child));
          return (
            <li key={id}>
              <Facet
                href={toggleIndustry(address, id, childIds)}
                name={name}
                on={sid.includes(id)}
                chosen={list.chosen}
                hue={hue}
                count={countOf(id)}
              />
              {open && offeredChildren.length ? (
                <ul className="facet-children">
                  {offeredChildren.map((child) => (
                    <li key={child.id}>
                      <Facet
                        href={toggleIndustry(address, child.id, [id])}
                        name={child.name}
                        on={sid.includes(child.id)}
                        chosen={list.chosen}
                        count={countOf(child.id)}
                      />
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
