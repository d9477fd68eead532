import { lists, paperListPath } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { parseListAddress } from '../../shell/list/list-address.ts';
import { loadList, toListCall } from '../../shell/list/load-list.server.ts';
import { toPaper } from '../../shell/to-paper.ts';

export async function loadPapers({ api, copy }: Visit, request: Request) {
  const address = parseListAddress(new URL(request.url), paperListPath());
  // Counted apart from the list: all its pages share the counts, and it is whole without them.
  const counting = { ...toListCall({ ...address, page: 1 }, 1), facets: 1 };
  const [{ list, ...found }, counted] = await Promise.all([
    loadList(address, lists.rowsDefault, (call) => api.get('paperList', call)),
    api.find('paperList', counting),
  ]);
  const tags = counted?.facets?.tag ?? [];
  return {
    ...found,
    industries: counted?.facets?.industry,
    tags: tags.toSorted((a, b) => b.grade - a.grade || a.id - b.id),
    tag: tags.find(({ id }) => id === address.tid)?.tag_name,
    papers: list.map((card) => toPaper(card, copy, address.sid)),
  };
}

export type PapersPage = Awaited<ReturnType<typeof loadPapers>>;
