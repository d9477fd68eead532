import { listingListPath, productListPath, supplierListPath } from '@ironbridge/domain';
import { Headline, SearchForm } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import type { ShowroomPage } from './load-showroom.server.ts';

/** What the showroom is, a way to look for something in it, and its parts with how much is in each. */
export function ShowroomHead({ counts }: Pick<ShowroomPage, 'counts'>) {
  const { copy } = usePage();
  const { hall, navigation, showroom } = copy;
  const parts = [
    { name: navigation.products, count: counts.products, href: productListPath() },
    { name: navigation.suppliers, count: counts.suppliers, href: supplierListPath() },
    { name: hall.kinds.demand, count: counts.demands, href: listingListPath({ kind: 'demand' }) },
    { name: hall.kinds.supply, count: counts.supplies, href: listingListPath({ kind: 'supply' }) },
  ];
  return (
    <>
      <Trail steps={[{ name: navigation.showroom }]} />
      <header className="showroom-head">
        <div>
          <Headline as="h1" text={navigation.showroom} />
          <p>{showroom.about}</p>
        </div>
        <SearchForm
          action={productListPath()}
          name="keyword"
          label={showroom.find}
          placeholder={showroom.findPlaceholder}
          submit={copy.list.find}
        />
      </header>
      <nav className="showroom-parts" aria-label={copy.frame.sectionNavigation}>
        {parts.map(({ name, count, href }) => (
          <a key={href} href={href}>
            <span>{name}</span>
            <b className="figures">{count.toLocaleString('en')}</b>
          </a>
        ))}
      </nav>
    </>
  );
}
