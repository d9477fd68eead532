import { errorCatalogue, toOpenApi } from '@ironbridge/contract';
import { createEditionFinder, createService, toOrigins } from '@ironbridge/service';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { SearchEngine } from './engine/search-engine.ts';
import type { ApiEnv } from './env.ts';
import { createCallRegistrar } from './http/call-route.ts';
import { createPostRegistrar } from './http/post-route.ts';
import { modules } from './modules/all.ts';
import { bannerRoutes } from './modules/banner/banner.routes.ts';
import { BannerService } from './modules/banner/banner.service.ts';
import { BannerCounter } from './modules/banner/banner-counter.ts';
import { BannerSigner } from './modules/banner/banner-token.ts';
import { frontRoutes } from './modules/front/front.routes.ts';
import { productRoutes } from './modules/product/product.routes.ts';
import { PropertyFacet } from './modules/product/property-facet.ts';
import { createReferenceRepository } from './modules/reference/reference.repository.ts';
import { ReferenceService } from './modules/reference/reference.service.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { createTermRepository } from './modules/search/term.repository.ts';
import { TermService } from './modules/search/term.service.ts';
import { sitemapRoutes } from './modules/sitemap/sitemap.routes.ts';
import { SitemapService } from './modules/sitemap/sitemap.service.ts';
import { viewRoutes } from './modules/view/view.routes.ts';
import { ViewService } from './modules/view/view.service.ts';
import { createPictures } from './pictures.ts';
import { Published } from './published/published.ts';
import { EventStream } from './stream/event-stream.ts';
import { VisitorHasher } from './visitors/visitor-hash.ts';
import { VisitorLog } from './visitors/visitor-log.ts';

/** Published content for anyone: reads OpenSearch and nothing else, writes a stream, knows no cookie. */
export async function createApp(env: ApiEnv, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const engine = new SearchEngine(env.OPENSEARCH_URLS);
  const prefix = env.INDEX_PREFIX;
  const reference = new ReferenceService(createReferenceRepository(engine, prefix), log);
  const origins = toOrigins(env);

  const app = await createService({
    name: 'api',
    log,
    origins,
    errors: errorCatalogue,
    checks: {
      opensearch: () => reference.assertStoreAnswers(),
      reference: () => reference.assertLoaded(),
    },
  });

  const findEdition = createEditionFinder(origins);
  const register = createCallRegistrar(app, findEdition);
  const registerPost = createPostRegistrar(app, findEdition);
  const pictures = createPictures(env.IMAGE_ORIGIN);
  const published = new Published(engine, prefix, reference, pictures);
  const terms = new TermService(createTermRepository(engine, prefix), log);
  for (const routes of modules) routes(register, published, terms);
  const properties = new PropertyFacet(published);
  productRoutes(register, published, terms, properties);
  searchRoutes(register, published, terms);
  const banners = new BannerService(published, new BannerSigner(env.BANNER_KEYS), origins);
  const stream = new EventStream(env.REDIS_DURABLE_URL, log);
  const visitors = new VisitorLog(stream, new VisitorHasher(env.VISITOR_SECRET, stream));
  frontRoutes(register, published, banners, properties);
  bannerRoutes(register, registerPost, banners, new BannerCounter(visitors, log));
  viewRoutes(registerPost, new ViewService(visitors, origins));

  sitemapRoutes(app, findEdition, new SitemapService(published, origins));

  const openApi = toOpenApi();
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=0, s-maxage=60').send(openApi),
  );

  // It listens at once and says that it is not ready, rather than not to answer at all.
  app.addHook('onListen', async () => reference.start());
  app.addHook('onListen', async () => terms.start());
  app.addHook('onListen', async () => stream.open());
  app.addHook('onClose', async () => {
    reference.stop();
    terms.stop();
    stream.close();
    await engine.close();
  });
  return app;
}
