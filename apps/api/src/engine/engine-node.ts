import { type Dispatcher, errors, Pool } from 'undici';
import { bytesToText } from '../bytes.ts';

export interface EngineRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

export interface EngineAnswer {
  readonly status: number;
  readonly text: string;
}

const timeoutMs = 1500;
/** One question may be slow by itself; so many in a row mean that the node is. */
const mostLate = 3;
const connections = 64;
/** More than this many waiting for one node is a crowd that a queue would only delay. */
const mostUnderWay = 512;

/**
 * One OpenSearch process. When it refuses, or is late again and again, it is closed to readers and asked in the
 * background until it answers, so that no reader waits to find out.
 */
export class EngineNode {
  readonly origin: string;
  readonly #pool: Pool;
  #underWay = 0;
  #late = 0;
  #open = true;

  constructor(origin: string) {
    this.origin = origin;
    this.#pool = new Pool(origin, {
      connections,
      pipelining: 1,
      connect: { timeout: timeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      keepAliveTimeout: 30_000,
    });
  }

  get isOpen(): boolean {
    return this.#open && this.#underWay < mostUnderWay;
  }

  async send(request: EngineRequest): Promise<EngineAnswer> {
    this.#underWay++;
    try {
      const answer = await dispatch(this.#pool, request);
      this.#late = 0;
      this.#open = true;
      return answer;
    } catch (error) {
      if (isLate(error)) this.#late++;
      if (!isLate(error) || this.#late >= mostLate) this.#open = false;
      throw error;
    } finally {
      this.#underWay--;
    }
  }

  /** Asks a closed node whether it is back. */
  async probe(): Promise<void> {
    if (this.#open) return;
    try {
      await this.send({ method: 'GET', path: '/' });
    } catch (error) {
      // Still away: that is known, and the next probe is a moment off.
      void error;
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

function isLate(error: unknown): boolean {
  return error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
}

const headers = { 'content-type': 'application/json' };

/** undici's own `request` makes a stream of each answer; gathering the pieces here is half the work. */
function dispatch(pool: Pool, request: EngineRequest): Promise<EngineAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<EngineAnswer>();
  const chunks: Buffer[] = [];
  let status = 0;
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart: () => undefined,
    onResponseStart: (_controller, statusCode) => {
      status = statusCode;
    },
    onResponseData: (_controller, chunk) => {
      chunks.push(chunk);
    },
    onResponseEnd: () => {
      const [first] = chunks;
      const whole = chunks.length === 1 && first ? first : Buffer.concat(chunks);
      resolve({ status, text: bytesToText(whole) });
    },
    onResponseError: (_controller, error) => reject(error),
  };
  const { method, path, body = null } = request;
  pool.dispatch({ method, path, body, headers: body === null ? null : headers }, handler);
  return promise;
}
