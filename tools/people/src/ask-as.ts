import { randomInt } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Failure, isEnvelope, type Success } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import { getSettings } from '@ironbridge/stack';

export interface Asking {
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly cookie?: string;
  /** Sent as JSON; makes it a POST of one of the edition's own pages. */
  readonly body?: unknown;
  /** Whom nginx would have seen: who asks as many people does so as many addresses, behind nginx. */
  readonly address?: string;
  /** The last word on any header; an empty one is not sent. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Told {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The envelope, of an answer that has one. */
  json(): Success<unknown> | Failure;
}

/** Of a network that nobody else asks from: what one test uses up is no other's loss. */
export function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** One request through the edge, as a page of the edition sends it. */
export function askAs(edition: EditionId, path: string, asking: Asking = {}): Promise<Told> {
  const { ports } = getSettings();
  const { cookie, body, address } = asking;
  const host = `${edition}.localhost:${ports.nginx}`;
  const method = asking.method ?? (body === undefined ? 'GET' : 'POST');
  const headers = Object.entries({
    host,
    accept: 'application/json',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    cookie: cookie ?? '',
    'x-forwarded-for': address ?? '',
    origin: method === 'POST' ? `http://${host}` : '',
    'content-type': method === 'POST' ? 'application/json' : '',
    ...asking.headers,
  }).filter(([, value]) => value !== '');
  const { promise, resolve, reject } = Promise.withResolvers<Told>();
  const sent = request(
    {
      host: '127.0.0.1',
      port: address === undefined ? ports.nginx : (ports.varnish[0] ?? 0),
      path,
      method,
      headers: Object.fromEntries(headers),
    },
    (response) => {
      text(response).then((told) => {
        const { statusCode: status = 0, headers: given } = response;
        resolve({ status, headers: given, body: told, json: () => parseEnvelope(told) });
      }, reject);
    },
  );
  sent.on('error', reject);
  sent.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
  return promise;
}

function parseEnvelope(told: string): Success<unknown> | Failure {
  const body: unknown = JSON.parse(told);
  if (!isEnvelope<unknown>(body)) throw new Error(`No envelope: ${told}`);
  return body;
}
