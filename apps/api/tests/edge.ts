import type { Send } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import { getSettings, loadStackEnv } from '@ironbridge/stack';
import { request } from 'undici';
import type { Got, GotText } from './running-api.ts';

const env = loadStackEnv();
const { ports } = getSettings();
const hosts = {
  cn: new URL(env['CN_ORIGIN'] ?? '').host,
  en: new URL(env['EN_ORIGIN'] ?? '').host,
} as const satisfies Record<EditionId, string>;

/** The running stack as web asks it, through the cache and with the tags of each answer. */
export async function askEdge(edition: EditionId, path: string): Promise<Got> {
  const answer = await askEdgeText(edition, path);
  const body: unknown = JSON.parse(answer.text);
  return { ...answer, body };
}

export async function askEdgeText(edition: EditionId, path: string): Promise<GotText> {
  const answer = await request(`http://127.0.0.1:${ports.varnish[0]}${path}`, {
    headers: { host: hosts[edition], accept: 'application/json', 'x-ironbridge-client': 'web' },
  });
  const text = await answer.body.text();
  return { status: answer.statusCode, headers: answer.headers, text };
}

/** What the contract's client sends by. */
export function sendTo(edition: EditionId): Send {
  return (path) => askEdge(edition, path);
}

export function tagsOf({ headers }: GotText): string[] {
  return String(headers['xkey'] ?? '').split(' ');
}
