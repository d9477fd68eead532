import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:https';
import { answerAliyun } from './aliyun.ts';
import { answerTencent } from './tencent.ts';
import type { VendorAnswer, VendorParts, VendorRequest } from './vendor.ts';
import type { WeChat } from './wechat.ts';

export interface VendorServerOptions extends VendorParts {
  readonly port: number;
  readonly key: string;
  readonly certificate: string;
  readonly wechat: WeChat;
}

const longestBody = 64 * 1024;

/** All vendors behind one TLS port: each is known by what only its own callers send. */
export async function startVendorServer(options: VendorServerOptions): Promise<Server> {
  const server = createServer(
    { key: options.key, cert: options.certificate },
    (incoming, outgoing) => {
      answer(incoming, options).then(
        ({ status, body }) => {
          outgoing.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
          outgoing.end(JSON.stringify(body));
        },
        (error: unknown) => {
          console.log(`vendors: ${String(error)}`);
          outgoing.writeHead(400).end();
        },
      );
    },
  );
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function answer(
  incoming: IncomingMessage,
  options: VendorServerOptions,
): Promise<VendorAnswer> {
  const request: VendorRequest = {
    method: incoming.method ?? '',
    url: new URL(incoming.url ?? '/', `https://${incoming.headers.host}`),
    headers: incoming.headers,
    body: await readBody(incoming),
  };
  if (incoming.headers['x-acs-action']) return answerAliyun(request, options);
  if (incoming.headers['x-tc-action']) return answerTencent(request, options);
  return options.wechat.answer(request);
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  incoming.setEncoding('utf8');
  let text = '';
  for await (const chunk of incoming) {
    text += chunk;
    if (text.length > longestBody) throw new Error('A body longer than any vendor takes');
  }
  return text;
}
