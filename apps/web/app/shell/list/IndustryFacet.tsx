import { Facet } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toggleIndustry } from './chosen-filters.ts';
import { type ListAddress, toListPath } from './list-address.ts';

/** Industries to choose from, several at once; the sub-industries of a chosen one open under it. */
export function IndustryFacet({ address }: { readonly address: ListAddress }) {
  const { copy, frame } = usePage();
  const { industries } = frame;
  const { sid } = address;
  const { list } = copy;
  if (!industries.length) return null;
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
        {industries.map(({ id, name, hue, children }) => {
          const childIds = children.map((child) => child.id);
          const open = sid.includes(id) || childIds.some((child) => sid.includes(child));
          return (
            <li key={id}>
              <Facet
                href={toggleIndustry(address, id, childIds)}
                name={name}
                on={sid.includes(id)}
                chosen={list.chosen}
                hue={hue}
              />
              {open && children.length ? (
                <ul className="facet-children">
                  {children.map((child) => (
                    <li key={child.id}>
                      <Facet
                        href={toggleIndustry(address, child.id, [id])}
                        name={child.name}
                        on={sid.includes(child.id)}
                        chosen={list.chosen}
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
