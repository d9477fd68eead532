import { floors, scoreWays, toMrr, toNdcg, toTable, toWorst } from '@ironbridge/relevance';
import { type Report, round } from './report.ts';
import { getEnv, openStack } from './stack.ts';

/** How good the order of results is, by judged queries; and what each piece of the search adds to it. */
export async function benchRelevance(): Promise<Report> {
  const { env } = await openStack();
  const ways = await scoreWays(getEnv(env, 'OPENSEARCH_URLS').split(',')[0] ?? '');
  console.log(
    `${toTable(ways)}\n\nThe worst of those to tune by:\n${toWorst(ways.get('ours') ?? [])}`,
  );
  const ndcg = (way: string, set: string) =>
    round(
      toNdcg(ways.get(way) ?? [], (query) => query.set === set),
      3,
    );
  const ours = ways.get('ours') ?? [];
  const figures = {
    queries: ours.length,
    tuned: ndcg('ours', 'tuned'),
    held: ndcg('ours', 'held'),
    mrr: round(toMrr(ours), 3),
    ...Object.fromEntries(
      [...ways.keys()].map((way) => [
        way.replaceAll(' ', '_'),
        round(toNdcg(ways.get(way) ?? []), 3),
      ]),
    ),
  };
  return {
    name: 'relevance',
    figures,
    goal: `nDCG@10 ≥ ${floors.tuned} tuned, ≥ ${floors.held} held out`,
    met: figures.tuned >= floors.tuned && figures.held >= floors.held,
  };
}
