import { supplierListPath, supplierPath } from '@ironbridge/domain';
import { loadSupplier } from '../../features/suppliers/load-supplier.server.ts';
import { SupplierView } from '../../features/suppliers/SupplierView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { toKeywords } from '../../shell/keywords.ts';
import { Screen } from '../../shell/Screen.tsx';
import { toSupplierThing } from '../../shell/structured-data/to-supplier-thing.ts';
import type { Route } from './+types/supplier';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSupplier(context.get(visitContext), params.id);
}

export default function SupplierPage({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { supplier, path } = loaderData;
  const { id, name, summary, twin } = supplier;
  const twinPath = twin ? supplierPath(twin.id) : undefined;
  const meta = {
    title: `${name} · ${page.edition.name}`,
    description: summary,
    keywords: toKeywords(supplier),
    canonical: path,
    twin: twinPath,
    share: { kind: 'supplier', id },
    about: [toSupplierThing(page, supplier, path)],
  } as const;
  return (
    <Screen meta={meta} section="showroom" otherEdition={twinPath ?? supplierListPath()}>
      <SupplierView view={loaderData} />
    </Screen>
  );
}
