import { errorCatalogue } from '@ironbridge/contract';
import { listTag, toSourcesOf } from '@ironbridge/domain';
import { type RedirectDocument, redirectSearch } from '@ironbridge/search';
import { PublicError } from '@ironbridge/service';
import { toCharacters } from '../../bytes.ts';
import { notFound, type RegisterCall, toJson } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';
import { findAsked, pickRule, toTarget } from './redirect-target.ts';

export function redirectRoutes(register: RegisterCall, published: Published): void {
  register('redirect', async ({ path }, edition) => {
    const asked = findAsked(path);
    if (asked === undefined) throw new PublicError(errorCatalogue.bad_request);
    const old = toReadable(asked.pathname);
    const search = redirectSearch(toSourcesOf(old));
    const { documents } = await published.search('redirect', edition, search);
    const rule = pickRule(documents.map(readRule));
    const tag = listTag(edition, 'redirect');
    if (rule === undefined) throw notFound(tag);
    const to = toTarget(rule, old, asked.searchParams);
    return { json: toJson({ to, permanent: rule.permanent }), tags: [tag] };
  });
}

/** Its words are looked into here, so they must be characters again. */
function readRule({ from, to, match, permanent }: RedirectDocument) {
  return { from: toCharacters(from), to: toCharacters(to), match, permanent };
}

/** Rules are written as people read them; a path that was encoded by halves is taken as it is. */
function toReadable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}
