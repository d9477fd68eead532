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
  for (const file of ['favicon.svg', 'favicon.ico', 'robots.txt']) {
    app.get(`/${file}`, (_request, reply) =>
      reply.sendFile(file, folder, { maxAge: '1h', immutable: false }),
    );
  }
}
