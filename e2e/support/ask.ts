import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { getSettings } from '@ironbridge/stack';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A bare request to the front door as a host; Node does not resolve names under localhost, a browser does. */
export function ask(
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: getSettings().ports.nginx, path, headers: { ...headers, host } },
      (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}
