import { articleListPath } from '@ironbridge/domain';
import { Facet } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toggleIndustry } from './chosen-filters.ts';
import { KeywordForm } from './KeywordForm.tsx';
import { TagFilter, type TagFilterProps } from './TagFilter.tsx';

/** The filters beside a list: every choice is a link, so that all of it works before any script. */
export function ListFacets({ address, tags }: TagFilterProps) {
  const { copy, frame } = usePage();
  const { industries } = frame;
  const { type, sid, tid, keyword } = address;
  const { list } = copy;
  return (
    <div className="facets">
      <section>
        <h2 id="facet-keyword">{list.keyword}</h2>
        <KeywordForm address={address} />
      </section>
      {tags.length ? (
        <section>
          <h2>{list.tags}</h2>
          <TagFilter address={address} tags={tags} />
        </section>
      ) : null}
      {industries.length ? (
        <section>
          <h2>
            {list.industry}
            {sid.length ? (
              <a className="quiet-link" href={articleListPath({ type, tid, keyword })}>
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
      ) : null}
    </div>
  );
}
