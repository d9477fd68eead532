import type { Supplier } from '@ironbridge/contract';
import { editions } from '@ironbridge/domain';
import { type DataPage, toAddress, toImageAddress } from './house.ts';
import type { Thing } from './thing.ts';

/** A firm that offers here, by its names, its place and what it was certified for. */
export function toSupplierThing(page: DataPage, supplier: Supplier, path: string): Thing {
  const { name, summary, profile, founded, staff, brands, website, certificates } = supplier;
  const url = toAddress(page, path);
  const logo = toImageAddress(page, supplier.logo);
  return {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    url,
    name,
    alternateName: supplier[editions[page.edition.twin].nameField] || undefined,
    description: summary || profile || undefined,
    logo: logo ? { '@type': 'ImageObject', url: logo } : undefined,
    image: supplier.pictures.flatMap((picture) => toImageAddress(page, picture) ?? []),
    sameAs: website ? [website] : undefined,
    foundingDate: founded === null ? undefined : String(founded),
    numberOfEmployees: staff === null ? undefined : { '@type': 'QuantitativeValue', value: staff },
    address: {
      '@type': 'PostalAddress',
      addressCountry: supplier.country || undefined,
      addressRegion: supplier.province || undefined,
      addressLocality: supplier.city || undefined,
    },
    brand: brands.map((brand) => ({ '@type': 'Brand', name: brand })),
    hasCertification: certificates
      .filter(({ expired }) => !expired)
      .map(({ kind, number, issuer, valid_to }) => ({
        '@type': 'Certification',
        name: kind,
        certificationIdentification: number || undefined,
        issuedBy: issuer ? { '@type': 'Organization', name: issuer } : undefined,
        expires: valid_to ?? undefined,
      })),
  };
}
