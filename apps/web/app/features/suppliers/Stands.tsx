import { Headline, MetaLine, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { SupplierPage } from './load-supplier.server.ts';

/** Shows where it can be met. */
export function Stands({ stands }: Pick<SupplierPage, 'stands'>) {
  const { copy } = usePage();
  if (!stands.length) return null;
  return (
    <section className="sheet-section" id="shows" aria-labelledby="stands">
      <SectionHead id="stands" title={copy.suppliers.stands} />
      <ul className="stands">
        {stands.map(({ key, href, name, days, place, booth, over }) => (
          <li key={key} className={over ? 'stand-over' : undefined}>
            <span className="figures">{days}</span>
            <div>
              <Headline text={name} href={href} />
              <MetaLine parts={[place, over].filter(Boolean)} />
            </div>
            <b className="figures">{booth}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
