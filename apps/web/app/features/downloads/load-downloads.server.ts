import type { Download, PaperCard } from '@ironbridge/contract';
import { accountPath, lists, paperPath, shanghaiDate, shanghaiTime } from '@ironbridge/domain';
import { getMember } from '../../platform/login-first.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toFileSize } from '../../shell/file-size.ts';
import { parseListAddress } from '../../shell/list/list-address.ts';
import { loadList } from '../../shell/list/load-list.server.ts';

export async function loadDownloads(visit: Visit, request: Request) {
  await getMember(visit, request);
  const url = new URL(request.url);
  const address = parseListAddress(url, accountPath('downloads'));
  const { list, ...found } = await loadList(address, lists.rowsDefault, ({ page, rows }) =>
    visit.member.call('downloads', { rows, ...(page ? { page } : {}) }),
  );
  const papers = await findPapers(visit, list);
  return {
    ...found,
    done: url.searchParams.get('done'),
    downloads: list.map((download) => toLine(download, papers.get(download.paper), visit)),
  };
}

async function findPapers({ api }: Visit, list: readonly Download[]) {
  const items = list.map(({ paper }) => `paper:${paper}`).join(',');
  const answer = items ? await api.get('items', { items }) : { list: [] };
  return new Map<number, PaperCard>(
    answer.list.flatMap((entry) => (entry.kind === 'paper' ? [[entry.item.id, entry.item]] : [])),
  );
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
