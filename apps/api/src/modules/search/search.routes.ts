import type { RegisterCall } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';
import { SearchService } from './search.service.ts';
import { suggest } from './suggest.ts';
import type { TermService } from './term.service.ts';

export function searchRoutes(
  register: RegisterCall,
  published: Published,
  terms: TermService,
): void {
  const service = new SearchService(published, terms);
  register('search', (query, edition) => service.search(query, edition));
  register('suggest', (query, edition) => suggest(published, terms.bank, query, edition));
}
