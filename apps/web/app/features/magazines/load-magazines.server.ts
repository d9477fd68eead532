import type { CallData } from '@ironbridge/contract';
import { parseIdList } from '@ironbridge/domain';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { byWeight } from '../../shell/list/filing.ts';
import { findRightPage } from '../../shell/list/list-address.ts';
import { loadList } from '../../shell/list/load-list.server.ts';
import {
  type Magazine,
  type MagazineListAddress,
  parseMagazineListAddress,
} from './magazine-list.ts';

const rows = { rack: 21, list: 24 };

/** The shelf; where it is searched, or narrowed to one magazine, the issues themselves. */
export async function loadMagazines(visit: Visit, request: Request) {
  const address = parseMagazineListAddress(new URL(request.url));
  const ids = parseIdList(address.extra.mid);
  const [known, shown] = await Promise.all([
    visit.api.find('magShelf', { rows: 1 }),
    ids.length === 1 || address.tid || address.keyword
      ? loadIssues(visit, address).then((issues) => ({ issues }))
      : loadShelf(visit, address).then((shelf) => ({ shelf })),
  ]);
  const all = known?.list ?? [];
  const tags = byWeight(known?.tags ?? []);
  return {
    address,
    all,
    chosen: all.filter(({ id }) => ids.includes(id)),
    tags,
    tag: tags.find(({ id }) => id === address.tid)?.tag_name,
    ...shown,
  };
}

async function loadShelf({ api }: Visit, address: MagazineListAddress): Promise<Magazine[]> {
  const right = findRightPage(address, 1);
  if (right !== undefined) answerElsewhere(right, 302);
  const { sid, extra } = address;
  const industries = sid.length ? { sid: sid.join(',') } : {};
  const { list } = await api.get('magShelf', { ...extra, ...industries, rows: rows.rack });
  return list;
}

function loadIssues({ api }: Visit, address: MagazineListAddress) {
  return loadList(
    address,
    rows.list,
    (call): Promise<CallData<'magList'>> => api.get('magList', { ...call, ...address.extra }),
  );
}
