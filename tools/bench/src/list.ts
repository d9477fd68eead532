import { articleListSearch } from '@ironbridge/search';
import { request } from 'undici';
import { cpuSeconds } from './cpu.ts';
import { deskTimes } from './desk-screens.ts';
import { percentile, type Report, round } from './report.ts';
import { medianP95 } from './rounds.ts';
import { recallSmall } from './small-figures.ts';
import { getEnv, getPid, openStack, read, type Stack } from './stack.ts';
import { shoot } from './wrk.ts';

/** api against the engine behind it; then how lists and the desk bear the present size, beside the small one. */
export async function benchList(): Promise<Report> {
  const stack = await openStack();
  const engine = getEnv(stack.env, 'OPENSEARCH_URLS').split(',')[0] ?? '';
  const ratio = await compareWithEngine(stack, engine);
  const one = await costOfOne(stack, engine);
  const size = await countArticles(engine);
  const here = { ...(await readerTimes(stack)), ...(await deskTimes(stack)) };
  const small = recallSmall(
    'list',
    { state: stack.running.state, file: undefined, articles: size },
    here,
  );
  const times = (name: keyof typeof here) => (small ? here[name] / (small[name] ?? Number.NaN) : 1);
  const grown = Math.max(times('list_p95_ms'), times('item_p95_ms'));
  const desk = Math.max(here.desk_list_p95_ms, here.desk_search_p95_ms, here.desk_picker_p95_ms);
  return {
    name: 'list',
    figures: { articles: size, ...ratio, ...one, ...here, grown_times: round(grown, 2) },
    goal: 'api/engine ≥ 0.8; p95 of lists and items ≤ 2× of the small size; desk p95 ≤ 1000 ms',
    met: ratio.ratio >= 0.8 && grown <= 2 && desk <= 1000,
  };
}

async function compareWithEngine(stack: Stack, engine: string) {
  const api: number[] = [];
  const direct: number[] = [];
  const body = JSON.stringify(articleListSearch({ industries: [5], from: 0, size: 20 }));
  for (let n = 0; n < 5; n += 1) {
    const shared = { connections: 8, seconds: 4 };
    api.push(
      (
        await shoot({
          ...shared,
          url: `http://127.0.0.1:${stack.running.ports.api}/api/article/list?sid=5&rows=20`,
          host: stack.hosts.cn,
        })
      ).perSecond,
    );
    direct.push((await shoot({ ...shared, url: `${engine}/article-cn/_search`, body })).perSecond);
    console.log(`  round ${n + 1}: api ${round(api[n] ?? 0)}/s, engine ${round(direct[n] ?? 0)}/s`);
  }
  const ratio = percentile(api, 0.5) / percentile(direct, 0.5);
  return {
    api_per_second: round(percentile(api, 0.5)),
    engine_per_second: round(percentile(direct, 0.5)),
    ratio: round(ratio, 3),
  };
}

/** CPU per call for one item, in the api and in the engine. */
async function costOfOne(stack: Stack, engine: string) {
  const id = await getArticleId(stack);
  const pids = { api: await getPid('api'), engine: await getPid('opensearch-0') };
  const before = { api: cpuSeconds(pids.api), engine: cpuSeconds(pids.engine) };
  const { requests, perSecond } = await shoot({
    url: `http://127.0.0.1:${stack.running.ports.api}/api/article/info?id=${id}`,
    host: stack.hosts.cn,
    connections: 8,
    seconds: 6,
  });
  const spent = (name: 'api' | 'engine') =>
    ((cpuSeconds(pids[name]) - before[name]) / requests) * 1e6;
  const figures = {
    item_per_second: round(perSecond),
    api_cpu_us: round(spent('api')),
    engine_cpu_us: round(spent('engine')),
  };
  const direct = await shoot({
    url: `${engine}/article-cn/_doc/${id}`,
    connections: 8,
    seconds: 4,
  });
  return { ...figures, engine_item_per_second: round(direct.perSecond) };
}

async function getArticleId(stack: Stack): Promise<number> {
  const { text } = await read(stack, 'cn', '/api/article/list?rows=1');
  const id = /"id":(\d+)/.exec(text)?.[1];
  if (!id) throw new Error("There is no article: run 'pnpm demo' first");
  return Number(id);
}

export async function countArticles(engine: string): Promise<number> {
  const body: unknown = await (await fetch(`${engine}/article-cn/_count`)).json();
  return typeof body === 'object' && body !== null && 'count' in body ? Number(body.count) : 0;
}

/** Uncached answers, straight at api: what a reader meets when the edge has nothing. */
export async function readerTimes(stack: Stack) {
  const id = await getArticleId(stack);
  const api = `http://127.0.0.1:${stack.running.ports.api}`;
  const lists = ['?rows=20', '?sid=5&rows=20', '?type=oversea&page=3', '?sid=5,7&tid=1000001'];
  return {
    list_p95_ms: await medianP95(500, (n) =>
      fetchAs(
        stack,
        n % 5 < 3
          ? `${api}/api/article/list${lists[n % lists.length]}`
          : `${api}/api/product/list?sid=${1 + (n % 20)}&rows=20`,
      ),
    ),
    item_p95_ms: await medianP95(500, () => fetchAs(stack, `${api}/api/article/info?id=${id}`)),
  };
}

async function fetchAs(stack: Stack, url: string): Promise<void> {
  const answer = await request(url, { headers: { host: stack.hosts.cn } });
  await answer.body.dump();
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
}
