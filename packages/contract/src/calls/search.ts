import {
  SearchQuerySchema,
  SearchSchema,
  SuggestQuerySchema,
  SuggestSchema,
} from '../search.schema.ts';
import type { CallTable } from './call.ts';

/** What is looked for by its words. */
export const searchCalls = {
  search: {
    owner: 'api',
    path: '/api/search',
    summary: 'What holds the words, in either language, with the counts of every type',
    query: SearchQuerySchema,
    data: SearchSchema,
  },
  suggest: {
    owner: 'api',
    path: '/api/suggest',
    summary: 'Terms, suppliers, products and headlines that the typed letters may lead to',
    query: SuggestQuerySchema,
    data: SuggestSchema,
  },
} as const satisfies CallTable;
