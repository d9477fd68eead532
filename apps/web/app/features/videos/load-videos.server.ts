import { lists, videoBlockPath, videoListPath } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { isFiltered, parseListAddress } from '../../shell/list/list-address.ts';
import { loadList } from '../../shell/list/load-list.server.ts';
import { toFilm } from '../../shell/to-film.ts';

/** The first row leads with a large one. */
const shown = { firstRow: 5, row: 4 };

/** Rows by block where nothing is asked for in particular, what was asked for else; all of them page by page below. */
export async function loadVideos(visit: Visit, request: Request) {
  const { api } = visit;
  const address = parseListAddress(new URL(request.url), videoListPath());
  const byBlock = !isFiltered(address) && address.page <= 1;
  const [{ list, ...found }, blocks, tags] = await Promise.all([
    loadList(address, lists.rowsDefault, (call) => api.get('videoList', call)),
    api.find('videoBlocks', { rows: byBlock ? shown.firstRow : 1 }),
    address.tid ? api.find('tagList', {}) : undefined,
  ]);
  const filled = (blocks?.list ?? []).filter(({ videos }) => videos.length);
  const rows = filled.map(({ id, name, total, videos }, index) => ({
    name,
    total,
    href: videoBlockPath({ id }),
    films: videos
      .slice(0, index === 0 ? shown.firstRow : shown.row)
      .map((card) => toFilm(card, visit)),
  }));
  const told = new Set(rows.flatMap(({ films }) => films.map(({ id }) => id)));
  return {
    ...found,
    rows: byBlock ? rows : [],
    tabs: rows.map(({ name, href }) => ({ name, href })),
    tag: tags?.list.find(({ id }) => id === address.tid)?.tag_name,
    films: list
      .filter(({ id }) => !byBlock || !told.has(id))
      .map((card) => toFilm(card, visit, address.sid)),
  };
}

export type VideosPage = Awaited<ReturnType<typeof loadVideos>>;
