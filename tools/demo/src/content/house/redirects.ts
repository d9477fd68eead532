export interface RedirectEntry {
  readonly from: string;
  readonly to: string;
  readonly match: 'exact' | 'pattern';
}

const exact = (from: string, to: string): RedirectEntry => ({ from, to, match: 'exact' });
const pattern = (from: string, to: string): RedirectEntry => ({ from, to, match: 'pattern' });
/** A list under its old name, with whatever stood below it. */
const list = (from: string, to: string): RedirectEntry[] => [
  exact(from, to),
  exact(`${from}.html`, to),
  pattern(`${from}/*`, to),
];
/** Items that were files named by their number. */
const files = (from: string, to: string): RedirectEntry => pattern(`${from}/*.html`, `${to}/*`);

/** What the old site called its sections on its other fronts, and where each is now. */
const sections = [
  ['news', '/articles', '/article'],
  ['product', '/showroom/products', '/showroom/products/info'],
  ['supplier', '/showroom/suppliers', '/showroom/suppliers/info'],
  ['tradeshow', '/tradeshow', '/tradeshow/info'],
  ['video', '/videos', '/videos/info'],
  ['whitepaper', '/whitepapers', '/whitepapers/info'],
  ['magazine', '/magazines', '/magazines/info'],
] as const;

/** The front for browsers of its time, and the one for telephones. */
const fronts = ['/client', '/mobile'] as const;

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
  'plastics/reinforced_plastics',
  'plastics/compouding',
  'plastics/plastics_recycling',
] as const;

/** Addresses of the old site, and where they lead now, by what they were of. */
export const oldAddresses = {
  articles: [
    exact('/article', '/articles'),
    ...list('/news', '/articles'),
    ...list('/newslist', '/articles'),
    ...list('/articlelist', '/articles'),
  ],
  movedArticle: [exact('/article/457193', '/article/457447')],
  showroomLists: [
    ...list('/productlist', '/showroom/products'),
    ...list('/supplierlist', '/showroom/suppliers'),
  ],
  sections: [
    ...list('/tradeshows', '/tradeshow'),
    ...list('/exhibition', '/tradeshow'),
    ...list('/video', '/videos'),
    ...list('/whitepaper', '/whitepapers'),
    ...list('/magazine', '/magazines'),
    files('/detail', '/article'),
    files('/article', '/article'),
    ...sections.map(([name, , item]) => files(`/${name}`, item)),
    ...fronts.flatMap((front) => [
      ...list(front, '/'),
      ...sections.flatMap(([name, section, item]) => [
        ...list(`${front}/${name}`, section),
        files(`${front}/${name}`, item),
      ]),
    ]),
  ],
  policy: [exact('/privacy', '/about/policy'), exact('/privacy-policy', '/about/policy')],
  industries: industryPaths.map((path) => exact(`/${path}`, `/i/${path}`)),
} as const satisfies Record<string, readonly RedirectEntry[]>;

export const redirects: readonly RedirectEntry[] = Object.values(oldAddresses).flat();

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
