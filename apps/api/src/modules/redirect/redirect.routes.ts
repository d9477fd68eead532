import { errorCatalogue } from '@ironbridge/contract';
import { listTag } from '@ironbridge/domain';
import { type RedirectDocument, redirectSearch } from '@ironbridge/search';
import { PublicError } from '@ironbridge/service';
import { toCharacters } from '../../bytes.ts';
import { notFound, type RegisterCall, toJson } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';
import { findAsked, findTarget, type Rule } from './redirect-target.ts';

export function redirectRoutes(register: RegisterCall, published: Published): void {
  register('redirect', async ({ path }, edition) => {
    const asked = findAsked(path);
    if (asked === undefined) throw new PublicError(errorCatalogue.bad_request);
    const target = await findTarget(asked, async (sources) => {
      const { documents } = await published.search('redirect', edition, redirectSearch(sources));
      return documents.map(readRule);
    });
    const tag = listTag(edition, 'redirect');
    if (target === undefined) throw notFound(tag);
    return { json: toJson(target), tags: [tag] };
  });
}

/** Its words are looked into here, so they must be characters again. */
function readRule({ from, to, match, permanent }: RedirectDocument): Rule {
  return { from: toCharacters(from), to: toCharacters(to), match, permanent };
}
