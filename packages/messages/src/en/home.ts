import type { home as cn } from '../cn/home.ts';
import type { Shape } from '../shape.ts';

/** What is counted by pieces; measures have no plural. */
const countNouns = new Set([
  'unit',
  'piece',
  'set',
  'pair',
  'roll',
  'bag',
  'drum',
  'line',
  'machine',
]);
const count = (total: number) => total.toLocaleString('en');
const counted = (total: number, one: string) => `${count(total)} ${total === 1 ? one : `${one}s`}`;

export const home: Shape<typeof cn> = {
  title: 'Front page',
  pick: 'Editor’s pick',
  latest: 'Latest',
  newswire: 'Newswire',
  byIndustry: 'Enter by industry',
  allIndustries: (total) => `All ${total}`,
  overseas: 'Overseas',
  more: 'More',
  todayNews: 'News today',
  products: 'Products',
  monthShows: 'Shows this month',
  hotWords: 'Trending',
  supplierCount: (total) => counted(total, 'supplier'),
  productCount: (total) => counted(total, 'product'),
  minimumOrder: 'Min. order',
  quantity: (quantity, unit) => {
    // Units such as 1,000 pcs.
    if (/^\d/.test(unit)) return `${count(quantity)} × ${unit}`;
    return countNouns.has(unit) ? counted(quantity, unit) : `${count(quantity)} ${unit}`.trim();
  },
  checkedSuppliers: 'Suppliers with checked certificates',
  checkedOn: (date) => `checked ${date}`,
  place: (province, city) =>
    province === city ? city : [city, province].filter(Boolean).join(', '),
  staff: (people) => `${count(people)} staff`,
  hall: 'Supply and demand',
  liveListings: (total) => `${count(total)} live`,
  updated: (time) => `updated ${time}`,
  enterHall: 'Enter the hall',
  shelf: 'The whole shelf',
  popular: 'Popular now',
  empty: 'The desk is at work; the first stories will be here shortly.',
};
