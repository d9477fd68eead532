import type { IndustryGroup } from '@ironbridge/contract';
import { editions, industryPath } from '@ironbridge/domain';
import { SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';

/** Industries by group, each with its own below it, those outside the menus too. */
export function IndustryMap({ groups }: { readonly groups: readonly IndustryGroup[] }) {
  const { copy, edition } = usePage();
  const own = `type_${edition.nameField}` as const;
  const other = `type_${editions[edition.twin].nameField}` as const;
  return (
    <section aria-labelledby="sitemap-industries">
      <SectionHead title={copy.frame.allIndustries} id="sitemap-industries" />
      {groups.map((group) => (
        <div className="sitemap-group" key={group[own] || group[other]}>
          <h3>{group[own] || group[other] || copy.frame.industries}</h3>
          <div className="sitemap-columns">
            {group.industrys.map((industry) => (
              <div key={industry.id} style={{ '--hue': industry.hue }}>
                <h4>
                  <a href={industryPath(industry)}>{industry.name}</a>
                </h4>
                <ul>
                  {industry.childlist.map((child) => (
                    <li key={child.id}>
                      <a href={industryPath(industry, child)}>{child.name}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
