import type { home as cn } from '../cn/home.ts';
import type { Shape } from '../shape.ts';

export const home: Shape<typeof cn> = {
  title: 'Front page',
  pick: 'Editor’s pick',
  latest: 'Latest',
  newswire: 'Newswire',
  byIndustry: 'Enter by industry',
  overseas: 'Overseas',
  more: 'More',
  todayNews: 'News today',
  allNews: 'Articles',
  products: 'Products',
  hotWords: 'Trending',
  empty: 'The desk is at work; the first stories will be here shortly.',
};
