import type { CallData, Download, MemberData, PaperCard } from '@ironbridge/contract';
import { accountPath, paperPath, shanghaiDate, shanghaiTime } from '@ironbridge/domain';
import { findDone } from '../../platform/find-done.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { loadOwnList } from '../../shell/account/load-own-list.server.ts';
import { toFileSize } from '../../shell/file-size.ts';

export async function loadDownloads(visit: Visit, request: Request) {
  const { ready, renewed, withdrawn } = visit.copy.downloads;
  const { list, ...found } = await loadOwnList(visit, request, accountPath('downloads'), (call) =>
    visit.member.call('downloads', call),
  );
  const items = toItems(list);
  const papers = items ? await visit.api.get('items', { items }) : { list: [] };
  return {
    ...found,
    done: findDone(request, { ready, renewed, withdrawn }),
    downloads: toLines(list, papers, visit),
  };
}

const most = 3;

/** The newest few, for a page that can do without. */
export async function findNewestDownloads(
  visit: Visit,
  { list, total }: MemberData<'downloads'>,
): Promise<NewestDownloads | undefined> {
  const newest = list.slice(0, most);
  const papers = await visit.api.find('items', { items: toItems(newest) });
  return papers && { downloads: toLines(newest, papers, visit), total };
}

const toItems = (list: readonly Download[]): string =>
  list.map(({ paper }) => `paper:${paper}`).join(',');

function toLines(list: readonly Download[], papers: CallData<'items'>, visit: Visit) {
  const known = new Map<number, PaperCard>(
    papers.list.flatMap((entry) => (entry.kind === 'paper' ? [[entry.item.id, entry.item]] : [])),
  );
  return list.map((download) => toLine(download, known.get(download.paper), visit));
}

/** A paper that was asked for, how far it has come, and whether its link is still good. */
function toLine(download: Download, paper: PaperCard | undefined, { copy }: Visit) {
  const words = copy.downloads;
  const { id, bytes, reached, link, until, time } = download;
  const share = bytes ? Math.floor((reached / bytes) * 100) : 0;
  return {
    id,
    title: paper?.title ?? words.gone,
    href: paper && paperPath(paper.id),
    link: paper && link,
    share,
    state: share === 0 ? undefined : share < 100 ? words.part(share) : words.whole,
    facts: [
      `PDF ${toFileSize(bytes, copy)}`,
      words.askedOn(shanghaiDate(time)),
      until ? words.until(`${shanghaiDate(until)} ${shanghaiTime(until)}`) : words.over,
    ],
  };
}

export type DownloadsPage = Awaited<ReturnType<typeof loadDownloads>>;
export interface NewestDownloads extends Pick<DownloadsPage, 'downloads'> {
  readonly total: number;
}
