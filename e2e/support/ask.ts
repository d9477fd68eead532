import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { getSettings } from '@ironbridge/stack';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Sent {
  readonly method?: string;
  readonly body?: string;
}

/** A bare request to the front door as a host; Node does not resolve names under localhost, a browser does. */
export function ask(
  host: string,
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body }: Sent = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { nginx: port } = getSettings().ports;
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, host } },
      (response) => {
        text(response).then(
          (said) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: said,
            }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
