import { type ArticleListType, lists } from '@ironbridge/domain';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import {
  findRightPage,
  type ListAddress,
  lastPage,
  parseListAddress,
} from './parse-list-address.ts';

/** One page of a list, by its address; an address outside the list is sent back into it. */
export async function loadList(
  visit: Visit,
  request: Request,
  rows: number,
  type?: ArticleListType,
) {
  const address = parseListAddress(new URL(request.url), type);
  const { list, total, tag } = await findArticles(visit, address, rows);
  const last = lastPage(total, rows, lists.reachable);
  const right = findRightPage(address, last);
  if (right !== undefined) answerElsewhere(right, 302);
  const before = (address.page - 1) * rows;
  return { address, cards: list, tag, total, last, from: before + 1, to: before + list.length };
}

/** What stands in a list, and the name of the tag that it is filtered by. */
export async function findArticles(
  { api }: Visit,
  { type, sid, tid, keyword, page }: ListAddress,
  rows: number,
) {
  const deepest = lastPage(lists.reachable, rows, lists.reachable);
  const { list, total } = await api.get('articleList', {
    ...(type ? { type } : {}),
    ...(sid.length ? { sid: sid.join(',') } : {}),
    ...(tid ? { tid } : {}),
    ...(keyword ? { keyword } : {}),
    ...(page > 1 && page <= deepest ? { page } : {}),
    rows,
  });
  const [first] = list;
  return { list, total, tag: first?.tags.find(({ id }) => id === tid)?.tag_name };
}
