import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

/** Built files are named after their content and kept for good; the few with fixed names for an hour. */
export async function serveStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${folder}/assets`,
    prefix: '/assets/',
    maxAge: year * 1000,
    immutable: true,
    index: false,
    // Each file is a route of its own, so that a missing one is a page that does not exist.
    wildcard: false,
    etag: false,
    lastModified: false,
  });
  for (const file of ['favicon.svg', 'favicon.ico']) {
    app.get(`/${file}`, (_request, reply) =>
      reply.sendFile(file, folder, { maxAge: '1h', immutable: false }),
    );
  }
}

/** The key is no secret: that it is here shows that whoever uses it speaks for this host. */
export function serveIndexNowKey(app: FastifyInstance, key: string | undefined): void {
  if (key === undefined) return;
  app.get(`/${key}.txt`, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=0, s-maxage=60').type('text/plain').send(key),
  );
}
