import { Pool } from 'undici';

/** The engine cannot be reached or is too busy: the same request will do later. */
export class EngineUnavailable extends Error {}

export interface EngineAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface EngineRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object | string;
}

const busy = new Set([429, 502, 503, 504]);
/** Long enough for a bulk of large documents; a node that says nothing for so long is left for the next. */
const timeoutMs = 20_000;

/** Speaks to whichever OpenSearch node answers. Everything sent is safe to send twice: versions see to it. */
export class Engine {
  readonly #nodes: readonly Pool[];
  #turn = 0;

  constructor(origins: readonly string[]) {
    this.#nodes = origins.map(
      (origin) =>
        new Pool(origin, {
          connections: 8,
          connect: { timeout: 2000 },
          headersTimeout: timeoutMs,
          bodyTimeout: timeoutMs,
        }),
    );
  }

  async send(request: EngineRequest): Promise<EngineAnswer> {
    let cause: unknown;
    for (let step = 0; step < this.#nodes.length; step++) {
      const node = this.#nodes[(this.#turn + step) % this.#nodes.length];
      if (node === undefined) continue;
      try {
        const answer = await ask(node, request);
        if (!busy.has(answer.status)) {
          this.#turn += step;
          return answer;
        }
        cause = new Error(`OpenSearch answered ${answer.status}`);
      } catch (error) {
        cause = error;
      }
    }
    this.#turn++;
    throw new EngineUnavailable('OpenSearch cannot be reached', { cause });
  }

  /** For requests that have no business failing. */
  async get(request: EngineRequest): Promise<unknown> {
    const { status, body } = await this.send(request);
    if (status < 300) return body;
    throw new Error(
      `OpenSearch answered ${status} to ${request.method} ${request.path}: ${JSON.stringify(body).slice(0, 500)}`,
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#nodes.map((node) => node.destroy()));
  }
}

async function ask(node: Pool, { method, path, body }: EngineRequest): Promise<EngineAnswer> {
  const lines = typeof body === 'string';
  const answer = await node.request({
    method,
    path,
    ...(body === undefined
      ? {}
      : {
          body: lines ? body : JSON.stringify(body),
          headers: { 'content-type': lines ? 'application/x-ndjson' : 'application/json' },
        }),
  });
  const text = await answer.body.text();
  return { status: answer.statusCode, body: text === '' ? null : parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error('OpenSearch gave something that is not JSON', { cause });
  }
}
