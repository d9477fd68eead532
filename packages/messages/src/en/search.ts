import type { search as cn } from '../cn/search.ts';
import type { Shape } from '../shape.ts';

export const search: Shape<typeof cn> = {
  label: 'Search the site',
  type: 'Search in',
  placeholder: 'News, products, suppliers: “servo moulding 160 t”',
  clear: 'Clear',
  close: 'Close the search',
  suggestions: 'Suggestions',
  found: (count) => {
    if (count === 0) return 'No suggestions';
    return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}; use the up and down arrows`;
  },
  terms: 'Terms',
  headlines: 'Headlines',
  hot: 'Hot keywords',
  recent: 'Recent',
  forget: 'Clear',
  move: 'move',
  go: 'search',
  leave: 'close',
};
