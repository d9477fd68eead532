import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Inbox } from './inbox.ts';

/** Shows developers and tests what was sent. On loopback, and never a part of production. */
export async function startInboxServer(port: number, inbox: Inbox): Promise<Server> {
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://inbox');
    const json = (status: number, body: unknown): void => {
      reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
      reply.end(JSON.stringify(body));
    };
    if (url.pathname === '/health/ready') json(200, { status: 'ready' });
    else if (url.pathname === '/inbox') {
      json(
        200,
        inbox.find({
          to: url.searchParams.get('to') ?? undefined,
          after: Number(url.searchParams.get('after') ?? 0),
        }),
      );
    } else json(404, null);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
