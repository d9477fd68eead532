import { type Desk, logIn } from './desk.ts';
import { percentile, type Report, round, timeAll } from './report.ts';
import { openStack, type Stack } from './stack.ts';

/** What an editor waits for: the list, a search in it, a relation picker, an item. */
export async function benchDesk(): Promise<Report> {
  const figures = await deskTimes(await openStack());
  return {
    name: 'desk',
    figures,
    goal: 'p95 ≤ 1000 ms each',
    met: Math.max(...Object.values(figures)) <= 1000,
  };
}

export async function deskTimes(stack: Stack) {
  const desk = await logIn(stack, 'administrator');
  const list = await timeAll(30, (n) =>
    desk.send('GET', `/api/articles?limit=25&depth=0&draft=true&page=${1 + n}&sort=-updatedAt`),
  );
  const search = await timeAll(20, (n) =>
    desk.send(
      'GET',
      `/api/articles?limit=25&depth=0&draft=true&where[title][like]=${encodeURIComponent(n % 2 ? '注塑' : '设备')}`,
    ),
  );
  const picker = await timeAll(20, (n) =>
    desk.send(
      'GET',
      `/api/products?limit=10&depth=0&select[name_cn]=true&where[name_cn][like]=${encodeURIComponent(n % 2 ? '泵' : '注塑机')}`,
    ),
  );
  const ids = await findIds(desk);
  const item = await timeAll(20, (n) =>
    desk.send('GET', `/api/articles/${ids[n % ids.length]}?depth=1&draft=true`),
  );
  return {
    desk_list_p95_ms: round(percentile(list, 0.95)),
    desk_search_p95_ms: round(percentile(search, 0.95)),
    desk_picker_p95_ms: round(percentile(picker, 0.95)),
    desk_item_p95_ms: round(percentile(item, 0.95)),
  };
}

async function findIds(desk: Desk): Promise<number[]> {
  const answer = await desk.send('GET', '/api/articles?limit=20&depth=0&select[title]=true');
  const text = JSON.stringify(answer);
  return [...text.matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id));
}
