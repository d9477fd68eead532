import { setTimeout as delay } from 'node:timers/promises';
import type { EditionId } from '@ironbridge/domain';
import { getSettings, loadStackEnv } from '@ironbridge/stack';
import { request } from 'undici';

const env = loadStackEnv();
const { ports } = getSettings();
const patienceMs = 120_000;
const pauseMs = 5;

export interface EdgeAnswer {
  readonly status: number;
  readonly text: string;
  /** Where it sends the reader instead. */
  readonly location: string | undefined;
  /** Seconds since the origin made it. */
  readonly age: number;
}

/** A reader of an edition, at a Varnish. */
export async function readEdge(edition: EditionId, path: string, edge = 0): Promise<EdgeAnswer> {
  const answer = await askEdge(edition, path, edge);
  return {
    status: answer.statusCode,
    text: await answer.body.text(),
    location: answer.headers['location']?.toString(),
    age: Number(answer.headers['age'] ?? 0),
  };
}

/** What a page is kept under, which web alone is told. */
export async function readTags(edition: EditionId, path: string): Promise<ReadonlySet<string>> {
  const answer = await askEdge(edition, path, 0, { 'x-ironbridge-client': 'web' });
  await answer.body.dump();
  return new Set(String(answer.headers['xkey'] ?? '').split(' '));
}

function askEdge(edition: EditionId, path: string, edge: number, headers: object = {}) {
  const port = ports.varnish[edge] ?? ports.nginx;
  const origin = edition === 'cn' ? env['CN_ORIGIN'] : env['EN_ORIGIN'];
  return request(`http://127.0.0.1:${port}${path}`, {
    headers: { host: new URL(origin ?? '').host, ...headers },
  });
}

/** Asks until the answer is as wanted, and says how long that took. */
export async function waitFor(isSo: () => Promise<boolean>, mostMs = patienceMs): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < mostMs) {
    if (await isSo()) return Math.round(performance.now() - started);
    await delay(pauseMs);
  }
  throw new Error(`Still not so after ${mostMs} ms`);
}

export function articlePath(id: number): string {
  return `/api/article/info?id=${id}`;
}
