import { lists, paperListPath } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { toFiling } from '../../shell/list/filing.ts';
import { parseListAddress } from '../../shell/list/list-address.ts';
import { loadList, toCountingCall } from '../../shell/list/load-list.server.ts';
import { toPaper } from '../../shell/to-paper.ts';

export async function loadPapers({ api, copy }: Visit, request: Request) {
  const address = parseListAddress(new URL(request.url), paperListPath());
  const [{ list, ...found }, counted] = await Promise.all([
    loadList(address, lists.rowsDefault, (call) => api.get('paperList', call)),
    api.find('paperList', toCountingCall(address, {})),
  ]);
  return {
    ...found,
    ...toFiling(counted?.facets, address),
    papers: list.map((card) => toPaper(card, copy, address.sid)),
  };
}

export type PapersPage = Awaited<ReturnType<typeof loadPapers>>;
