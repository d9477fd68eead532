import { errorCatalogue } from '@ironbridge/contract';
import type { ColumnSearch, Search } from '@ironbridge/search';
import { PublicError } from '@ironbridge/service';
import {
  type Columns,
  type Found,
  type Hits,
  parseColumns,
  parseCounts,
  parseFound,
  parseHits,
  parseMany,
  parseSource,
} from './answers.ts';
import { type EngineAnswer, EngineNode, type EngineRequest } from './engine-node.ts';

/** A search and whom it is for. */
export interface AimedSearch {
  readonly alias: string;
  readonly body: object;
}

const probeEveryMs = 250;
/** More than there will be industries. */
const mostValues = 2000;

/**
 * Reads OpenSearch over whichever of its nodes answers. It speaks HTTP itself: the official client would cost
 * as much as all the rest of a call.
 */
export class SearchEngine {
  readonly #nodes: readonly EngineNode[];
  readonly #probes: NodeJS.Timeout;
  #turn = 0;

  constructor(origins: readonly string[]) {
    this.#nodes = origins.map((origin) => new EngineNode(origin));
    this.#probes = setInterval(() => {
      for (const node of this.#nodes) void node.probe();
    }, probeEveryMs).unref();
  }

  async search<Row>(alias: string, search: Search<Row>): Promise<Hits<Row>> {
    const path = `/${alias}/_search?allow_partial_search_results=false`;
    const answer = await this.#ask({ method: 'POST', path, body: JSON.stringify(search) });
    return parseHits<Row>(expectOk(answer));
  }

  /** A few fields of many documents. */
  async searchColumns(alias: string, search: ColumnSearch): Promise<readonly Columns[]> {
    const filter = 'filter_path=hits.hits.fields,hits.hits._source';
    const path = `/${alias}/_search?allow_partial_search_results=false&${filter}`;
    const answer = await this.#ask({ method: 'POST', path, body: JSON.stringify(search) });
    return parseColumns(expectOk(answer));
  }

  /** Several searches in one request; each answer's documents are as its own asker knows them. */
  async searchMany(searches: readonly AimedSearch[]): Promise<readonly unknown[]> {
    const lines = searches.flatMap(({ alias, body }) => [
      JSON.stringify({ index: alias, allow_partial_search_results: false }),
      JSON.stringify(body),
    ]);
    const body = `${lines.join('\n')}\n`;
    return parseMany(expectOk(await this.#ask({ method: 'POST', path: '/_msearch', body })));
  }

  /**
   * The document alone, straight from the store: newer than what searches see, if they differ. It comes whole:
   * to leave a field out the engine takes longer than we take to read it.
   */
  async findSource<Document>(alias: string, id: string | number): Promise<Document | undefined> {
    const path = `/${alias}/_source/${encodeURIComponent(id)}`;
    const answer = await this.#ask({ method: 'GET', path });
    return isMissing(answer) ? undefined : parseSource<Document>(expectOk(answer));
  }

  /** Several documents with what the store knows of them. */
  async findMany<Document>(
    docs: readonly { _index: string; _id: string; _source: boolean | readonly string[] }[],
  ): Promise<readonly Found<Document>[]> {
    const answer = await this.#ask({
      method: 'POST',
      path: '/_mget',
      body: JSON.stringify({ docs }),
    });
    return parseFound<Document>(expectOk(answer));
  }

  /** How many documents of each index hold each value of a field. */
  async countByIndex(
    aliases: readonly string[],
    field: string,
  ): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> {
    const path = `/${aliases.join(',')}/_search?allow_partial_search_results=false`;
    const values = { terms: { field, size: mostValues } };
    const indices = { terms: { field: '_index', size: aliases.length }, aggs: { values } };
    const body = JSON.stringify({ size: 0, track_total_hits: false, aggs: { indices } });
    return parseCounts(expectOk(await this.#ask({ method: 'POST', path, body })));
  }

  async close(): Promise<void> {
    clearInterval(this.#probes);
    await Promise.all(this.#nodes.map((node) => node.close()));
  }

  /** Each open node is asked once, in turn, until one answers; reading twice does no harm. */
  async #ask(request: EngineRequest): Promise<EngineAnswer> {
    const first = this.#turn++;
    let cause: unknown = new Error('No node is open');
    for (let step = 0; step < this.#nodes.length; step++) {
      const node = this.#nodes[(first + step) % this.#nodes.length];
      if (!node?.isOpen) continue;
      try {
        const answer = await node.send(request);
        if (answer.status !== 503 && answer.status !== 429) return answer;
        cause = new Error(`OpenSearch answered ${answer.status}`);
      } catch (error) {
        cause = error;
      }
    }
    throw new PublicError(errorCatalogue.unavailable, { cause });
  }
}

function isMissing(answer: EngineAnswer): boolean {
  return answer.status === 404 && answer.text.includes('resource_not_found_exception');
}

function expectOk(answer: EngineAnswer): string {
  if (answer.status === 200) return answer.text;
  const cause = new Error(`OpenSearch answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  throw new PublicError(errorCatalogue.unavailable, { cause });
}
