import { lists, videoBlockPath } from '@ironbridge/domain';
import { getId } from '../../platform/get-id.server.ts';
import { answerNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { parseListAddress } from '../../shell/list/list-address.ts';
import { loadList } from '../../shell/list/load-list.server.ts';
import { toFilm } from '../../shell/to-film.ts';

/** One row of the video page, all of it, page by page. */
export async function loadBlock(visit: Visit, request: Request, idText: string) {
  const id = getId(idText);
  const { api } = visit;
  const blocks = await api.get('videoBlocks', { rows: 1 });
  const block = blocks.list.find((one) => one.id === id);
  if (block === undefined) answerNotFound();
  const address = parseListAddress(new URL(request.url), videoBlockPath({ id }));
  const { list, ...found } = await loadList(address, lists.rowsDefault, ({ page, rows }) =>
    api.get('videoList', { block: id, rows, ...(page ? { page } : {}) }),
  );
  return {
    ...found,
    name: block.name,
    tabs: blocks.list
      .filter((one) => one.videos.length || one.id === id)
      .map((one) => ({ name: one.name, href: videoBlockPath(one) })),
    films: list.map((card) => toFilm(card, visit)),
  };
}

export type BlockPage = Awaited<ReturnType<typeof loadBlock>>;
