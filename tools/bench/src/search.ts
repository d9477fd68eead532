import { editionIds, searchTypes } from '@ironbridge/domain';
import { aliasOf } from '@ironbridge/search';
import { request } from 'undici';
import { timeAtPace } from './at-pace.ts';
import { countArticles, readerTimes } from './list.ts';
import { facetsAtPace } from './product-facets.ts';
import { percentile, type Report, round } from './report.ts';
import { loadBank, toEngineBody } from './search-engine-work.ts';
import { type Question, toQuestions } from './search-questions.ts';
import { recallSmall } from './small-figures.ts';
import { getEnv, openStack, read, type Stack } from './stack.ts';
import { shoot } from './wrk.ts';

/** Whole searches without any cache, beside the same work sent to the bare engine; suggestions; products by specification; through the edge. */
export async function benchSearch(smallFile?: string): Promise<Report> {
  const stack = await openStack();
  const engine = getEnv(stack.env, 'OPENSEARCH_URLS').split(',')[0] ?? '';
  const articles = await countArticles(engine);
  const questions = toQuestions(2000, 'cn', 1);
  await setRequestCache(engine, false);
  try {
    const whole = await compareWithEngine(stack, engine, questions);
    const suggestions = await suggestAtPace(stack, questions);
    const facets = await facetsAtPace(stack);
    const here = { ...whole, ...suggestions, ...facets, ...(await readerTimes(stack)) };
    const small = recallSmall(
      'search',
      { state: stack.running.state, file: smallFile, articles },
      here,
    );
    const times = (name: keyof typeof here) =>
      small ? round(here[name] / (small[name] ?? Number.NaN), 2) : 1;
    const grown = {
      search_times: times('search_p95_ms'),
      list_times: times('list_p95_ms'),
      item_times: times('item_p95_ms'),
    };
    return {
      name: 'search',
      figures: { articles, ...here, ...grown, ...(await throughEdge(stack)) },
      goal: '≥ 40 whole searches a second; p95 ≤ 3× of the small size, lists and items ≤ 2×; suggestions p95 ≤ 50 ms; products by specification at 40/s p95 ≤ 120 ms, the same in either unit',
      met:
        here.searches_per_second >= 40 &&
        here.suggest_p95_ms <= 50 &&
        here.facets_p95_ms <= 120 &&
        here.units_that_differ === 0 &&
        grown.search_times <= 3 &&
        grown.list_times <= 2 &&
        grown.item_times <= 2,
    };
  } finally {
    await setRequestCache(engine, true);
  }
}

/** The engine would answer a repeated count from memory; here it is asked to work. */
async function setRequestCache(engine: string, on: boolean): Promise<void> {
  const aliases = Object.values(searchTypes).flatMap((kind) =>
    editionIds.map((edition) => aliasOf(kind, edition)),
  );
  const answer = await request(`${engine}/${aliases.join(',')}/_settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ 'index.requests.cache.enable': on ? null : false }),
  });
  await answer.body.dump();
  if (answer.statusCode !== 200) throw new Error(`Settings answered ${answer.statusCode}`);
}

function toPath({ keyword, type }: Question): string {
  return `/api/search?keyword=${encodeURIComponent(keyword)}&type=${type}`;
}

async function compareWithEngine(stack: Stack, engine: string, questions: readonly Question[]) {
  const bank = await loadBank(engine);
  const bodies = questions.map((question) => toEngineBody(question, bank));
  const shared = { connections: 4, seconds: 10 };
  const api = {
    ...shared,
    url: `http://127.0.0.1:${stack.running.ports.api}`,
    host: stack.hosts.cn,
  };
  await shoot({ ...api, seconds: 5, paths: questions.map(toPath) });
  const ours: number[] = [];
  const p95: number[] = [];
  const bare: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const shot = await shoot({ ...api, paths: questions.map(toPath) });
    ours.push(shot.perSecond);
    p95.push(shot.p95);
    bare.push((await shoot({ ...shared, url: `${engine}/_msearch`, bodies })).perSecond);
    console.log(`  round ${n + 1}: api ${round(ours[n] ?? 0)}/s, engine ${round(bare[n] ?? 0)}/s`);
  }
  return {
    searches_per_second: round(percentile(ours, 0.5), 1),
    search_p95_ms: round(percentile(p95, 0.5), 1),
    engine_per_second: round(percentile(bare, 0.5), 1),
    ratio: round(percentile(ours, 0.5) / percentile(bare, 0.5), 3),
  };
}

/** The first letters of what people ask, 50 a second whatever the answers take, straight at api. */
async function suggestAtPace(stack: Stack, questions: readonly Question[]) {
  const origin = `http://127.0.0.1:${stack.running.ports.api}`;
  const times = await timeAtPace({ perSecond: 50, seconds: 10 }, async (asked) => {
    const { keyword = '' } = questions[asked % questions.length] ?? {};
    const typed = keyword.slice(0, 1 + (asked % 4)).trim();
    const answer = await request(`${origin}/api/suggest?q=${encodeURIComponent(typed)}`, {
      headers: { host: stack.hosts.cn },
    });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`A suggestion answered ${answer.statusCode}`);
  });
  return {
    suggest_p50_ms: round(percentile(times, 0.5), 1),
    suggest_p95_ms: round(percentile(times, 0.95), 1),
  };
}

/** The same kind of questions by many readers through the edge, and how many of them it answered by itself. */
async function throughEdge(stack: Stack) {
  const questions = toQuestions(4000, 'cn', 2);
  let hits = 0;
  let next = 0;
  const started = performance.now();
  const reader = async (): Promise<void> => {
    for (let at = next++; at < questions.length; at = next++) {
      const question = questions[at];
      if (question === undefined) return;
      const { status, headers } = await read(stack, question.edition, toPath(question));
      if (status !== 200) throw new Error(`${toPath(question)} answered ${status}`);
      if (headers['x-cache'] === 'hit') hits += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, reader));
  return {
    edge_per_second: round(questions.length / ((performance.now() - started) / 1000)),
    edge_hit_ratio: round(hits / questions.length, 3),
  };
}
