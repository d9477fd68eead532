import {
  type EditionId,
  type HomeBannerPlace,
  homeBannerCode,
  homeBannerPlaces,
} from '@ironbridge/domain';
import { keysOf } from '../../keys-of.ts';
import type { Both } from '../both.ts';
import { firms } from '../firms.ts';
import { type FirstLevelKey, industries } from '../industries.ts';

export interface BannerEntry {
  readonly code: string;
  readonly edition: EditionId;
  readonly industry: FirstLevelKey;
  readonly place: HomeBannerPlace | 'menu';
  readonly headline: string;
  readonly line: string;
  readonly advertiser: string;
  readonly target: string;
  readonly weight: number;
}

interface HomeBanner {
  readonly industry: FirstLevelKey;
  readonly headline: Both;
  readonly line: Both;
  readonly target: string;
  readonly weight: number;
}

const house: Both = ['铁桥工业网', 'Ironbridge'];
const tops: readonly HomeBanner[] = [
  {
    industry: 'robotics',
    headline: ['六百件产品，一本参数词典', 'Six hundred products, one dictionary'],
    line: [
      '同一个量，同一个单位，放在一张表里比。',
      'One quantity, one unit, side by side in one table.',
    ],
    target: '/showroom/products',
    weight: 3,
  },
  {
    industry: 'renewable_energy',
    headline: ['白皮书馆：六十份，免费下载', 'The library: sixty papers, free'],
    line: [
      '每一份都有数据，也写明怎样用你的资料。',
      'Each has its data, and says plainly how yours are used.',
    ],
    target: '/whitepapers',
    weight: 2,
  },
  {
    industry: 'metalworking',
    headline: ['未来一年的六十场展会', 'Sixty shows, past and to come'],
    line: [
      '按月、按城市、按行业，先看展商再订票。',
      'By month, city and industry: look at the exhibitors before you book.',
    ],
    target: '/tradeshow',
    weight: 1,
  },
];

const sides: readonly HomeBanner[] = [
  {
    industry: 'pumps_filtration',
    headline: ['把汽蚀余量算清楚', 'Work out the NPSH first'],
    line: ['泵阀过滤：选型数据、实测与案例。', 'Pumps and filtration: data, tests and cases.'],
    target: '/i/pumps_filtration',
    weight: 1,
  },
  {
    industry: 'additive_manufacturing',
    headline: ['一层一层讲明白', 'Explained layer by layer'],
    line: ['增材制造：粉末、机床与疲劳数据。', 'Additive: powders, machines, fatigue data.'],
    target: '/i/additive_manufacturing',
    weight: 1,
  },
];
const bands: readonly HomeBanner[] = [
  {
    industry: 'laser',
    headline: ['每一期都能在手机上翻', 'Every issue reads on a phone'],
    line: ['书架上的杂志，逐页可读，可搜。', 'The whole shelf, page by page, searchable.'],
    target: '/magazines',
    weight: 1,
  },
];
const ofHome = { top: tops, side: sides, band: bands } as const satisfies Record<
  HomeBannerPlace,
  readonly HomeBanner[]
>;

function toHome(place: HomeBannerPlace, edition: EditionId, side: 0 | 1): BannerEntry[] {
  return ofHome[place].map(({ industry, headline, line, target, weight }) => ({
    code: homeBannerCode(place, edition),
    edition,
    industry,
    place,
    headline: headline[side],
    line: line[side],
    advertiser: house[side],
    target,
    weight,
  }));
}

/** In its menu each industry shows the series of one of its firms. */
function toMenus(edition: EditionId, side: 0 | 1): BannerEntry[] {
  return keysOf(industries).flatMap((industry): BannerEntry[] => {
    const filed = firms.find((each) => each.industry === industry);
    if (!filed) return [];
    return [
      {
        code: `industry_${industry}_${edition}`,
        edition,
        industry,
        place: 'menu',
        headline: filed.firm.brand,
        line: filed.firm.does[side],
        advertiser: filed.firm.name[side],
        target: `/i/${industry}`,
        weight: 1,
      },
    ];
  });
}

export const banners: readonly BannerEntry[] = [
  ...homeBannerPlaces.flatMap((place) => [...toHome(place, 'cn', 0), ...toHome(place, 'en', 1)]),
  ...toMenus('cn', 0),
  ...toMenus('en', 1),
];
