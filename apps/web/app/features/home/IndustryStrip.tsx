import { industryPath } from '@ironbridge/domain';
import { hueStyle } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from '../../shell/bands/BandHead.tsx';
import { Count } from '../../shell/Count.tsx';
import type { HomeView } from './load-home.server.ts';

/** Every industry by its colour, its name, and how much there is of it. */
export function IndustryStrip({ countOf }: Pick<HomeView, 'countOf'>) {
  const { copy, frame } = usePage();
  const industries = frame.industries.filter(({ inNavigation }) => inNavigation);
  if (!industries.length) return null;
  return (
    <section className="front-band front-industries" aria-labelledby="by-industry">
      <BandHead
        id="by-industry"
        title={copy.home.byIndustry}
        href="/sitemaps"
        way={copy.home.allIndustries(frame.industries.length)}
      />
      <ul className="industry-strip">
        {industries.map(({ id, name, hue, seo_path }) => (
          <li key={id}>
            <a href={industryPath({ id, seo_path })} style={hueStyle(hue)}>
              {name}
              <Count className="figures" of={countOf.get(id)} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
