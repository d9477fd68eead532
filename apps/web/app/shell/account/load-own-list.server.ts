import { lists } from '@ironbridge/domain';
import { getMember } from '../../platform/login-first.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { parseListAddress } from '../list/list-address.ts';
import { loadList } from '../list/load-list.server.ts';

/** One page of a list that is a member's own. */
export async function loadOwnList<
  Answer extends { readonly list: readonly unknown[]; readonly total: number },
>(
  visit: Visit,
  request: Request,
  path: string,
  ask: (call: { readonly page?: number; readonly rows: number }) => Promise<Answer>,
) {
  await getMember(visit, request);
  const address = parseListAddress(new URL(request.url), path);
  return loadList(address, lists.rowsDefault, ({ page, rows }) =>
    ask({ rows, ...(page ? { page } : {}) }),
  );
}
