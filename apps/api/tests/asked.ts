import { type CallName, type CallQuery, call, callPath, calls } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import { sendTo } from './edge.ts';

type ListName = { [Name in CallName]: Name extends `${string}List` ? Name : never }[CallName];

type PathOf = (edition: EditionId) => Promise<string>;

/** How a call is asked of the demo: by a query that names what the demo holds. */
function finding<Name extends CallName>(
  name: Name,
  find: (edition: EditionId) => Promise<CallQuery<Name>>,
): [CallName, PathOf] {
  return [name, async (edition) => callPath(name, await find(edition))];
}

/** The same for everyone. */
function asking<Name extends CallName>(name: Name, query: CallQuery<Name>): [CallName, PathOf] {
  return finding(name, async () => query);
}

/** The first item of a list, as a query. */
const firstOf = (name: ListName) => async (edition: EditionId) => {
  const path = callPath(name, {});
  const { body } = await sendTo(edition)(path);
  const id = /"list":\[\{"id":(\d+)/.exec(JSON.stringify(body))?.[1];
  if (id === undefined) throw new Error(`${edition} ${path} holds nothing`);
  return { id: Number(id) };
};

const asked = new Map<CallName, PathOf>([
  asking('baseinfo', {}),
  asking('keywords', {}),
  asking('tagList', { sid: '5' }),
  asking('industryTree', {}),
  asking('home', {}),
  asking('industryFront', { id: 5 }),
  finding('related', async (edition) => ({
    kind: 'article',
    ...(await firstOf('articleList')(edition)),
  })),
  asking('popular', { rows: 5 }),
  finding('items', async (edition) => ({
    items: `article:${(await firstOf('articleList')(edition)).id}`,
  })),
  asking('articleList', { sid: '5', facets: 1, month: '2026-11' }),
  finding('articleInfo', firstOf('articleList')),
  finding('articleNeighbours', firstOf('articleList')),
  asking('videoList', { sid: '5' }),
  finding('videoInfo', firstOf('videoList')),
  asking('videoBlocks', {}),
  asking('magList', { sid: '5' }),
  finding('magInfo', firstOf('magList')),
  asking('magazines', {}),
  asking('magShelf', { rows: 3 }),
  asking('paperList', { sid: '5', facets: 1 }),
  finding('paperInfo', firstOf('paperList')),
  asking('mediaList', { facets: 1 }),
  finding('mediaInfo', firstOf('mediaList')),
  asking('pageInfo', { path: '/about' }),
  asking('redirect', { path: '/privacy' }),
  asking('blogrolls', {}),
  asking('offices', {}),
  asking('people', {}),
  asking('jobs', {}),
  finding('jobInfo', async (edition) => {
    const { list } = await call(sendTo(edition), 'jobs', {});
    return { id: list[0]?.id ?? 0 };
  }),
  asking('milestones', {}),
  asking('productList', { sid: '5' }),
  finding('productInfo', firstOf('productList')),
  asking('supplierList', { sid: '5', facets: 1 }),
  finding('supplierInfo', firstOf('supplierList')),
  finding('supplierVideos', firstOf('supplierList')),
  asking('listingList', { sid: '5', facets: 1 }),
  asking('demandList', { sid: '5' }),
  finding('demandInfo', firstOf('demandList')),
  asking('supplyList', { sid: '5' }),
  finding('supplyInfo', firstOf('supplyList')),
  asking('showList', { upcoming: 1 }),
  asking('showCalendar', { rows: 3 }),
  finding('showInfo', firstOf('showList')),
  asking('search', { keyword: 'PLC', whole: 1 }),
  asking('suggest', { q: 'p' }),
  asking('bannerPlace', { code: 'home_top_cn' }),
]);

/** Every call that api answers. */
export const apiCalls = Object.keys(calls)
  .filter((name): name is CallName => Object.hasOwn(calls, name))
  .filter((name) => calls[name].owner === 'api');

export function isAsked(name: CallName): boolean {
  return asked.has(name);
}

export async function pathOf(name: CallName, edition: EditionId): Promise<string> {
  const path = asked.get(name);
  if (path === undefined) throw new Error(`Nobody said how to ask ${name}`);
  return path(edition);
}
