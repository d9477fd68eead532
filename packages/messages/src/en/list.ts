import type { list as cn } from '../cn/list.ts';
import type { Shape } from '../shape.ts';

export const list: Shape<typeof cn> = {
  filters: 'Filters',
  filter: 'Filter',
  industry: 'Industry',
  allIndustries: 'All',
  tags: 'Tags',
  moreChoices: (count) => `${count} more`,
  country: 'Country',
  province: 'Province or state',
  city: 'City',
  sort: 'Sort by',
  keyword: 'Keyword',
  find: 'Find',
  chosen: '(chosen)',
  clear: 'Clear',
  clearAll: 'Clear all filters',
  remove: (name) => `Remove “${name}”`,
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  range: (from, to, count) => `${from}–${to} of ${count}`,
  emptyHint: 'Take one filter away, or put it another way.',
  and: ', ',
  filteredAbout: (filters, about) => `${filters}: ${about}`,
  pageTitle: (title, page) => `${title}, page ${page}`,
};
