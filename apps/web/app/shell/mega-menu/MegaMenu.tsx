import { industryPath } from '@ironbridge/domain';
import { findIndustryIcon, hueStyle, Icon } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Count } from '../Count.tsx';
import { IndustryPanel } from './IndustryPanel.tsx';
import type { loadMegaMenu } from './load-mega-menu.server.ts';

/** All industries by group, and beside them the one that is pointed at. */
export function MegaMenu({ groups, panel }: Awaited<ReturnType<typeof loadMegaMenu>>) {
  const { copy } = usePage();
  return (
    <nav className="mega" aria-label={copy.frame.allIndustries}>
      <div className="wrap">
        <div className="mega-rows">
          {groups.map(({ name, industries }) => (
            <section key={name}>
              {name ? <h2>{name}</h2> : null}
              <ul>
                {industries.map((industry) => (
                  <li key={industry.id}>
                    <a
                      href={industryPath(industry)}
                      style={hueStyle(industry.hue)}
                      data-industry={industry.id}
                      aria-current={industry.id === panel?.id ? 'true' : undefined}
                    >
                      <Icon name={findIndustryIcon(industry.icon) ?? 'menu'} />
                      {industry.name}
                      <Count className="mega-count" of={industry.total} />
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {panel ? <IndustryPanel {...panel} /> : null}
      </div>
    </nav>
  );
}
