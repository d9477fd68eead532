import { Readable } from 'node:stream';
import { errorCatalogue } from '@ironbridge/contract';
import { type EditionId, listTag, pagedKinds, referenceTag } from '@ironbridge/domain';
import { type FindEdition, PublicError } from '@ironbridge/service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keptUnder, notFound } from '../../http/call-route.ts';
import type { SitemapService } from './sitemap.service.ts';
import type { SitemapAddress } from './sitemap-addresses.ts';
import { parsePart } from './sitemap-part.ts';
import { toIndex, toNews, toUrls, urlsetEnd, urlsetStart } from './sitemap-xml.ts';

const type = 'application/xml; charset=utf-8';

/** What crawlers read to find everything else. No calls: they are files at addresses that others have agreed on. */
export function sitemapRoutes(
  app: FastifyInstance,
  findEdition: FindEdition,
  sitemaps: SitemapService,
): void {
  const getEdition = ({ headers }: FastifyRequest): EditionId => {
    const edition = findEdition(headers.host);
    if (edition === undefined) throw new PublicError(errorCatalogue.unknown_host);
    return edition;
  };

  app.get('/sitemap.xml', async (request, reply) => {
    const edition = getEdition(request);
    const tags = pagedKinds.map((kind) => listTag(edition, kind));
    const text = toIndex(await sitemaps.findIndex(edition));
    return reply.headers(keptUnder(tags)).type(type).send(text);
  });

  app.get('/sitemap/screens.xml', async (request, reply) => {
    const edition = getEdition(request);
    const text = urlsetStart + toUrls(edition, sitemaps.findScreens(edition)) + urlsetEnd;
    return reply
      .headers(keptUnder([referenceTag(edition)]))
      .type(type)
      .send(text);
  });

  app.get('/sitemap/news.xml', async (request, reply) => {
    const edition = getEdition(request);
    const text = toNews(edition, await sitemaps.findNews(edition, new Date()));
    return reply
      .headers(keptUnder([listTag(edition, 'article')]))
      .type(type)
      .send(text);
  });

  app.get<{ Params: { part: string } }>('/sitemap/:part', async (request, reply) => {
    const edition = getEdition(request);
    const part = parsePart(request.params.part);
    if (part === undefined) throw new PublicError(errorCatalogue.not_found);
    const tag = listTag(edition, part.kind);
    const slices = sitemaps.readPart(edition, part);
    // Read before anything is promised: nothing there is a 404, and an engine that is away a 503.
    const first = await slices.next();
    if (first.done) throw notFound(tag);
    return reply
      .headers(keptUnder([tag]))
      .type(type)
      .send(Readable.from(writePart(edition, first.value, slices), { objectMode: false }));
  });
}

async function* writePart(
  edition: EditionId,
  first: readonly SitemapAddress[],
  slices: AsyncGenerator<readonly SitemapAddress[]>,
): AsyncGenerator<string> {
  yield urlsetStart + toUrls(edition, first);
  for await (const slice of slices) yield toUrls(edition, slice);
  yield urlsetEnd;
}
