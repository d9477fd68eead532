import { type EditionId, listTag, parseIdList, referenceTag } from '@ironbridge/domain';
import { type CallAnswer, type RegisterCall, toJson } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';
import { countedKinds, findCountedTree } from './counted-tree.ts';

/** Names and settings, from what is kept in memory. */
export function referenceRoutes(register: RegisterCall, published: Published): void {
  const namesOf = (edition: EditionId) => published.view(edition).names;
  register('baseinfo', (_query, edition) => ({
    json: namesOf(edition).baseinfo,
    tags: [referenceTag(edition)],
  }));
  register('keywords', (_query, edition) => ({
    json: namesOf(edition).keywords,
    tags: [referenceTag(edition)],
  }));
  register('tagList', ({ sid }, edition) => ({
    json: toJson({ list: namesOf(edition).tagsOf(parseIdList(sid)) }),
    tags: [referenceTag(edition)],
  }));
  register('industryTree', (_query, edition) => getTree(published, edition));
}

async function getTree(
  published: Published,
  edition: EditionId,
): Promise<CallAnswer<'industryTree'>> {
  const tree = await findCountedTree(published, edition);
  return {
    json: toJson({ tree }),
    tags: [referenceTag(edition), ...countedKinds.map((kind) => listTag(edition, kind))],
  };
}
