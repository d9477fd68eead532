import { lists, paperListPath } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { parseListAddress } from '../../shell/list/list-address.ts';
import { loadList } from '../../shell/list/load-list.server.ts';
import { toPaper } from '../../shell/to-paper.ts';

const shownTags = 12;

export async function loadPapers({ api, copy }: Visit, request: Request) {
  const address = parseListAddress(new URL(request.url), paperListPath());
  const { sid, tid } = address;
  const [{ list, ...found }, tags] = await Promise.all([
    loadList(address, lists.rowsDefault, (call) => api.get('paperList', call)),
    api.find('tagList', sid.length === 1 ? { sid: String(sid[0]) } : {}),
  ]);
  const known = tags?.list ?? [];
  return {
    ...found,
    tags: known.slice(0, shownTags),
    tag: known.find(({ id }) => id === tid)?.tag_name,
    papers: list.map((card) => toPaper(card, copy, sid)),
  };
}

export type PapersPage = Awaited<ReturnType<typeof loadPapers>>;
