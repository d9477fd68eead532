export interface RedirectEntry {
  readonly from: string;
  readonly to: string;
  readonly match: 'exact' | 'pattern';
}

const exact = (from: string, to: string): RedirectEntry => ({ from, to, match: 'exact' });
const below = (from: string, to: string): RedirectEntry => ({
  from: `${from}/*`,
  to,
  match: 'pattern',
});

/** Short paths of the old site, each to its industry. */
const industryPaths = [
  'plastics',
  'metalworking',
  'food_beverage',
  'coatings',
  'personal_care',
  'auto',
  'medical',
  'pharmaceuticals',
  'intelligent_manufacturing',
  'laser',
  'robotics',
  'packaging',
  'nonwovens',
  'pumps_filtration',
  'additive_manufacturing',
  'renewable_energy',
  'electronic_chip',
  'intelligent_automation',
  'pet_food',
  'low_altitude_Economy',
] as const;

/** Addresses of the old site, and where they lead now. */
export const redirects: readonly RedirectEntry[] = [
  exact('/article/457193', '/article/457447'),
  exact('/news', '/articles'),
  exact('/newslist', '/articles'),
  exact('/articlelist', '/articles'),
  below('/news', '/articles'),
  exact('/productlist', '/showroom/products'),
  exact('/supplierlist', '/showroom/suppliers'),
  below('/productlist', '/showroom/products'),
  below('/supplierlist', '/showroom/suppliers'),
  exact('/tradeshows', '/tradeshow'),
  exact('/exhibition', '/tradeshow'),
  exact('/video', '/videos'),
  exact('/whitepaper', '/whitepapers'),
  exact('/magazine', '/magazines'),
  below('/client/news', '/articles'),
  below('/client/product', '/showroom/products'),
  below('/client/supplier', '/showroom/suppliers'),
  below('/client/video', '/videos'),
  below('/client/tradeshow', '/tradeshow'),
  below('/client/whitepaper', '/whitepapers'),
  below('/client/magazine', '/magazines'),
  below('/mobile/news', '/articles'),
  below('/mobile/product', '/showroom/products'),
  below('/mobile/supplier', '/showroom/suppliers'),
  below('/mobile/video', '/videos'),
  below('/mobile/tradeshow', '/tradeshow'),
  below('/mobile/whitepaper', '/whitepapers'),
  below('/mobile/magazine', '/magazines'),
  exact('/mobile', '/'),
  exact('/privacy', '/about/policy'),
  exact('/privacy-policy', '/about/policy'),
  ...industryPaths.map((path) => exact(`/${path}`, `/i/${path}`)),
];

/** Old magazine paths, by the magazine they were of; the target carries its id. */
export const magazineRedirects = {
  '/ptc': 'plastics_today',
  '/mmt': 'plastics_today',
  '/plm': 'plastics_today',
  '/msw': 'metal_shop',
  '/mwc': 'metal_shop',
  '/fbm': 'food_plant',
  '/fpi': 'food_plant',
  '/csc': 'surface',
  '/fin': 'surface',
  '/pcm': 'care',
  '/amc': 'vehicle',
  '/ave': 'vehicle',
  '/mdm': 'medtech',
  '/php': 'medtech',
  '/idn': 'smart',
  '/ssc': 'smart',
  '/isf': 'smart',
  '/pvf': 'flow',
  '/nwf': 'flow',
  '/aml': 'layers',
  '/epk': 'electron',
  '/las': 'skies',
} as const;
