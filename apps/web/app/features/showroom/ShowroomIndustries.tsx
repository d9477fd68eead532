import { industryPath, productListPath, supplierListPath } from '@ironbridge/domain';
import { hueStyle } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from '../../shell/bands/BandHead.tsx';
import type { ShowroomPage } from './load-showroom.server.ts';

/** Every industry with what there is to buy of it and from whom; of nothing nothing is said. */
export function ShowroomIndustries({ industries }: Pick<ShowroomPage, 'industries'>) {
  const { copy } = usePage();
  const { home } = copy;
  if (!industries.length) return null;
  return (
    <section aria-labelledby="by-industry">
      <BandHead
        id="by-industry"
        title={home.byIndustry}
        href="/sitemaps"
        way={home.allIndustries(industries.length)}
      />
      <ul className="showroom-industries">
        {industries.map(({ id, name, seo_path, hue, counts }) => (
          <li key={id} style={hueStyle(hue)}>
            <a href={industryPath({ id, seo_path })}>{name}</a>
            <span className="figures">
              {counts.products ? (
                <a href={productListPath({ sid: [id] })}>{home.productCount(counts.products)}</a>
              ) : null}
              {counts.suppliers ? (
                <a href={supplierListPath({ sid: [id] })}>{home.supplierCount(counts.suppliers)}</a>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
