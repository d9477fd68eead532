import type { subsite as cn } from '../cn/subsite.ts';
import type { Shape } from '../shape.ts';

export const subsite: Shape<typeof cn> = {
  kind: 'An Ironbridge industry site',
  navigation: 'Industry site',
  siteOf: (name) => `${name} site`,
  children: 'Within this industry',
  all: 'All',
  home: 'Front page',
  enter: 'Open the site',
  search: (industry) => `Search in ${industry}`,
  searchPlaceholder: (industry) => `Search ${industry}`,
  scope: 'Search in',
  everywhere: 'All industries',
  items: (count) => `${count.toLocaleString('en')} items in this industry`,
  latest: 'Latest',
  more: 'More stories',
  allNews: (count) => `All ${count.toLocaleString('en')}`,
  bySpec: 'Find by specification',
  allProducts: (count) => `All ${count.toLocaleString('en')} products`,
  findProducts: 'Show what fits',
  terms: 'Terms',
  termCount: (count) => `${count.toLocaleString('en')}, in both languages`,
  about: (name) => `News, products, suppliers, trade shows and papers: ${name}.`,
  empty: (name) => `No stories yet: ${name}`,
  emptyHint: 'The desk is at work. Meanwhile, try another industry or the news of them all.',
  otherNews: 'All news',
};
