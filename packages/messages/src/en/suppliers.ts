import type { suppliers as cn } from '../cn/suppliers.ts';
import type { Shape } from '../shape.ts';

export const suppliers: Shape<typeof cn> = {
  about:
    'Makers by industry, place and certificate. Every certificate was looked at, and one that has run out no longer counts.',
  count: (total) => `${total.toLocaleString('en')} ${total === 1 ? 'supplier' : 'suppliers'}`,
  empty: 'No supplier matches',
  validToday: 'Certificates valid today',
  orders: { newest: 'newest here first', name: 'by name', founded: 'longest in business first' },
  supplier: 'Supplier',
  profile: 'Profile',
  country: 'Country',
  place: 'Place',
  placeOf: ({ country, province, city }) =>
    [...new Set([city, province, country])].filter(Boolean).join(', '),
  founded: 'Founded',
  people: 'People',
  brands: (names) => `${names.length === 1 ? 'Brand' : 'Brands'}: ${names.join(', ')}`,
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
  otherFilms: 'More of its films',
  reading: 'Articles and films',
};
