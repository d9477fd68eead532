import { type ArticleListType, lists } from '@ironbridge/domain';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { findRightPage, lastPage, parseListAddress } from './parse-list-address.ts';

/** One page of a list, by its address; an address outside the list is sent back into it. */
export async function loadList(
  { api }: Visit,
  request: Request,
  rows: number,
  type?: ArticleListType,
) {
  const address = parseListAddress(new URL(request.url), type);
  const deepest = lastPage(lists.reachable, rows, lists.reachable);
  const { list, total } = await api.get('articleList', {
    ...(type ? { type } : {}),
    ...(address.sid.length ? { sid: address.sid.join(',') } : {}),
    ...(address.tid ? { tid: address.tid } : {}),
    ...(address.keyword ? { keyword: address.keyword } : {}),
    ...(address.page > 1 && address.page <= deepest ? { page: address.page } : {}),
    rows,
  });
  const last = lastPage(total, rows, lists.reachable);
  const right = findRightPage(address, last);
  if (right !== undefined) answerElsewhere(right, 302);
  const before = (address.page - 1) * rows;
  return { address, cards: list, total, last, from: before + 1, to: before + list.length };
}
