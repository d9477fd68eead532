import { buildings, findBuilt } from './built-search.ts';
import { JudgedCorpus, judgedPrefix } from './judged-corpus.ts';
import { findPlainly } from './plain-search.ts';
import { type Scored, scoreAll } from './scored-queries.ts';

/** Every way to search, by its name, scored over one filling of the judged indices. */
export async function scoreWays(engine: string): Promise<Map<string, readonly Scored[]>> {
  const corpus = await JudgedCorpus.fill(engine);
  try {
    const ways = new Map<string, readonly Scored[]>();
    for (const [name, pieces] of Object.entries(buildings)) {
      ways.set(name, await scoreAll(corpus, (query) => findBuilt(engine, pieces, query)));
    }
    const plainly = scoreAll(corpus, (query) => findPlainly(engine, judgedPrefix, query));
    return ways.set('plain', await plainly);
  } finally {
    await corpus.remove();
  }
}
