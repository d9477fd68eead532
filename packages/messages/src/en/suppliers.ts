import type { suppliers as cn } from '../cn/suppliers.ts';
import type { Shape } from '../shape.ts';

export const suppliers: Shape<typeof cn> = {
  supplier: 'Supplier',
  profile: 'Profile',
  country: 'Country',
  place: 'Place',
  placeOf: ({ country, province, city }) =>
    [...new Set([city, province, country])].filter(Boolean).join(', '),
  founded: 'Founded',
  people: 'People',
  brands: (names) => `Brands: ${names}`,
  website: 'Website',
  reference: 'Our reference',
  certificates: 'Certificates',
  validCount: (total) => `${total} valid`,
  validCertificates: (total) => `${total} valid ${total === 1 ? 'certificate' : 'certificates'}`,
  noneValid: 'none valid',
  lastChecked: 'Last checked',
  heads: {
    kind: 'Certificate',
    number: 'Number',
    issuer: 'Issued by',
    validTo: 'Valid to',
    checkedOn: 'Checked on',
    state: 'State',
  },
  valid: 'Valid',
  expired: (days) => `Expired ${days.toLocaleString('en')} ${days === 1 ? 'day' : 'days'} ago`,
  withoutEnd: 'no end',
  notChecked: 'not checked',
  allProducts: (total) => `All ${total.toLocaleString('en')}`,
  itsProducts: 'All products of this supplier',
  stands: 'Meet them at',
  booth: (hall, booth) =>
    [hall ? `Hall ${hall}` : '', booth ? `Booth ${booth}` : ''].filter(Boolean).join(', '),
  over: 'over',
  reading: 'Articles and films',
};
