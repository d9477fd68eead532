import { lists } from '@ironbridge/domain';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import { findRightPage, type ListAddress, lastPage } from './list-address.ts';

/** What every list of the api takes. */
interface ListCall {
  readonly sid?: string;
  readonly tid?: number;
  readonly keyword?: string;
  readonly page?: number;
  readonly rows: number;
}

/** One page of a list, by its address; an address outside the list is sent back into it. */
export async function loadList<
  Address extends ListAddress,
  Answer extends { readonly list: readonly unknown[]; readonly total: number },
>(address: Address, rows: number, ask: (call: ListCall) => Promise<Answer>) {
  const answer = await ask(toListCall(address, rows));
  const last = lastPage(answer.total, rows, lists.reachable);
  const right = findRightPage(address, last);
  if (right !== undefined) answerElsewhere(right, 302);
  const before = (address.page - 1) * rows;
  return { ...answer, address, last, from: before + 1, to: before + answer.list.length };
}

/** An address in the api's words. A page that no list has is not asked for: the first tells how many there are. */
export function toListCall({ sid, tid, keyword, page }: ListAddress, rows: number): ListCall {
  const deepest = lastPage(lists.reachable, rows, lists.reachable);
  return {
    ...(sid.length ? { sid: sid.join(',') } : {}),
    ...(tid ? { tid } : {}),
    ...(keyword ? { keyword } : {}),
    ...(page > 1 && page <= deepest ? { page } : {}),
    rows,
  };
}

/** What there is to narrow a list by is counted apart from it: its pages share the counts, and it is whole without them. */
export function toCountingCall<Own extends object>(address: ListAddress, own: Own) {
  return { ...toListCall({ ...address, page: 1 }, 1), ...own, facets: 1 };
}
