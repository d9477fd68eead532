import { usePage } from '../../platform/page.ts';
import type { ListAddress } from './list-address.ts';
import { type NamedCount, NamedFacet } from './NamedFacet.tsx';

interface PlaceFacetsProps {
  readonly address: ListAddress;
  /** As the api counts them; one level is counted within what is chosen in the one above. */
  readonly places: {
    readonly country: readonly NamedCount[];
    readonly province?: readonly NamedCount[];
    readonly city: readonly NamedCount[];
  };
}

/** Where: a country, then its provinces, then the cities of one. A single country is no choice and is passed over. */
export function PlaceFacets({ address, places }: PlaceFacetsProps) {
  const { copy } = usePage();
  const { list } = copy;
  const { country, province, city } = address.extra;
  const inCountry = !!country || places.country.length === 1;
  const provinces = inCountry ? (places.province ?? []) : [];
  const inProvince = !!province || (inCountry && provinces.length === 0);
  return (
    <>
      <NamedFacet
        address={address}
        param="country"
        title={list.country}
        values={places.country}
        within={['province', 'city']}
      />
      {provinces.length || province ? (
        <NamedFacet
          address={address}
          param="province"
          title={list.province}
          values={provinces}
          within={['city']}
        />
      ) : null}
      {inProvince || city ? (
        <NamedFacet address={address} param="city" title={list.city} values={places.city} />
      ) : null}
    </>
  );
}
