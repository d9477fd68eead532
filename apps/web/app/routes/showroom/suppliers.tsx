import { loadSuppliers } from '../../features/suppliers/load-suppliers.server.ts';
import { SuppliersView } from '../../features/suppliers/SuppliersView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { sameListElsewhere, toListMeta } from '../../shell/list/list-meta.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/suppliers';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSuppliers(context.get(visitContext), request);
}

export default function Suppliers({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { address, tag } = loaderData;
  const { navigation, suppliers } = page.copy;
  const { sort: _, ...narrowing } = address.extra;
  const words = {
    title: navigation.suppliers,
    about: suppliers.about,
    filters: [...(tag ? [tag] : []), ...Object.values(narrowing)],
  };
  return (
    <Screen
      meta={toListMeta(address, words, page)}
      section="showroom"
      otherEdition={sameListElsewhere(address)}
    >
      <SuppliersView view={loaderData} />
    </Screen>
  );
}
