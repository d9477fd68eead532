import type { EditionId } from '@ironbridge/domain';
import { createLogger } from '@ironbridge/service';
import type { FastifyInstance } from 'fastify';
import { request } from 'undici';
import { createApp } from '../src/app.ts';
import { parseApiEnv } from '../src/env.ts';

export interface GotText {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface Got extends GotText {
  readonly body: unknown;
}

export const bannerKey = 'k'.repeat(32);

/** The service itself, listening, asked over HTTP as the edge asks it. */
export class RunningApi {
  readonly app: FastifyInstance;
  readonly url: string;
  readonly log: readonly string[];

  private constructor(app: FastifyInstance, url: string, log: readonly string[]) {
    this.app = app;
    this.url = url;
    this.log = log;
  }

  static async start(env: Readonly<Record<string, string>>): Promise<RunningApi> {
    const log: string[] = [];
    const settings = parseApiEnv({
      PORT: '0',
      CN_ORIGIN: 'http://cn.localhost:8080',
      EN_ORIGIN: 'http://en.localhost:8080',
      REDIS_DURABLE_URL: 'redis://127.0.0.1:1',
      VISITOR_SECRET: 'v'.repeat(32),
      BANNER_KEYS: bannerKey,
      ...env,
    });
    const app = await createApp(
      settings,
      createLogger('api', 'info', { write: (line) => void log.push(line) }),
    );
    return new RunningApi(app, await app.listen({ host: '127.0.0.1', port: 0 }), log);
  }

  async get(path: string, edition: EditionId = 'cn', headers: object = {}): Promise<Got> {
    return this.send('GET', path, { host: `${edition}.localhost:8080`, ...headers });
  }

  /** What is no call: a file, of whatever type. */
  async getText(path: string, edition: EditionId = 'cn'): Promise<GotText> {
    const headers = { host: `${edition}.localhost:8080` };
    const answer = await request(this.url + path, { headers });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: await answer.body.text(),
    };
  }

  /** A body as a browser sends it, or any text in its place. */
  async post(
    path: string,
    body: object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Got> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const json = { host: 'cn.localhost:8080', 'content-type': 'application/json' };
    return this.send('POST', path, { ...json, ...headers }, text);
  }

  async send(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    headers: Readonly<Record<string, string>>,
    sent: string | null = null,
  ): Promise<Got> {
    const answer = await request(`${this.url}${path}`, { method, headers, body: sent });
    const text = await answer.body.text();
    const body: unknown = JSON.parse(text);
    return { status: answer.statusCode, headers: answer.headers, text, body };
  }

  async isReady(): Promise<boolean> {
    return (await this.get('/health/ready')).status === 200;
  }

  async close(): Promise<void> {
    await this.app.close();
  }
}
