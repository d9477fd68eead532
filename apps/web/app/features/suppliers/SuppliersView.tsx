import { SupplierLedger } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { FavouriteRows, toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';
import { FilingFacets } from '../../shell/list/FilingFacets.tsx';
import { ListColumns } from '../../shell/list/ListColumns.tsx';
import { ListHead } from '../../shell/list/ListHead.tsx';
import { ListResults } from '../../shell/list/ListResults.tsx';
import { toChangedList } from '../../shell/list/list-address.ts';
import { NamedFacet } from '../../shell/list/NamedFacet.tsx';
import { PlaceFacets } from '../../shell/list/PlaceFacets.tsx';
import { toChosenPlaces } from '../../shell/list/place-filters.ts';
import { aboveInShowroom } from '../../shell/showroom-trail.ts';
import type { SuppliersPage } from './load-suppliers.server.ts';

export function SuppliersView({ view }: { readonly view: SuppliersPage }) {
  const { copy } = usePage();
  const words = copy.suppliers;
  const { address, suppliers, total } = view;
  const { certificate } = address.extra;
  const own = [
    ...(certificate
      ? [{ name: certificate, href: toChangedList(address, { certificate: undefined }) }]
      : []),
    ...toChosenPlaces(address),
  ];
  return (
    <div className="wrap">
      <ListHead
        title={copy.navigation.suppliers}
        about={words.about}
        above={aboveInShowroom(copy)}
      />
      <ListColumns facets={<SupplierFacets view={view} />}>
        <ListResults
          view={view}
          count={words.count(total)}
          own={own}
          orders={[
            { value: undefined, name: words.orders.newest },
            { value: 'name', name: words.orders.name },
            { value: 'founded', name: words.orders.founded },
          ]}
          empty={words.empty}
        >
          <SupplierLedger
            entries={suppliers}
            heads={{
              supplier: words.supplier,
              place: words.place,
              founded: words.founded,
              staff: words.people,
            }}
            mark={toMarkButton('supplier', copy)}
          />
          <FavouriteRows />
        </ListResults>
      </ListColumns>
    </div>
  );
}

function SupplierFacets({ view }: { readonly view: SuppliersPage }) {
  const { copy } = usePage();
  const { address, industries, tags, places, certificates } = view;
  return (
    <>
      <FilingFacets address={address} tags={tags} industries={industries} />
      <NamedFacet
        address={address}
        param="certificate"
        title={copy.suppliers.validToday}
        values={certificates}
      />
      {places ? <PlaceFacets address={address} places={places} /> : null}
    </>
  );
}
