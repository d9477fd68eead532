import { errorCatalogue } from '@ironbridge/contract';
import type { EditionOrigins } from '@ironbridge/domain';
import { createEditionFinder, createService, PublicError } from '@ironbridge/service';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takeForms } from './forms.ts';
import { toLastResort } from './last-resort.ts';
import { pageHeaders } from './page-headers.ts';
import type { PageRequest, RenderPage } from './render-page.ts';

export interface HostOptions {
  readonly origins: EditionOrigins;
  readonly log: FastifyBaseLogger;
  readonly render: RenderPage;
  /** What the development server must say about itself instead. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether who reads a page may see what broke it. */
  readonly isDevelopment?: boolean;
}

/** Fastify in front of the pages: which edition is asked, and what every answer carries. */
export async function createHost({
  origins,
  log,
  render,
  headers = pageHeaders,
  isDevelopment = false,
}: HostOptions): Promise<FastifyInstance> {
  const app = await createService({ name: 'web', log, origins, errors: errorCatalogue });
  const findEdition = createEditionFinder(origins);

  const answerPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    form?: PageRequest['form'],
  ) => {
    const edition = findEdition(request.headers.host);
    if (edition === undefined) throw new PublicError(errorCatalogue.unknown_host);
    const answer = await render({
      edition,
      path: request.url,
      method: request.method,
      ...(form ? { form } : {}),
      cookie: request.headers.cookie,
      visitor: { address: request.ip, agent: request.headers['user-agent'] ?? '' },
      requestId: request.id,
      log: log.child({ request: request.id }),
    }).catch((error: unknown) => {
      request.log.error({ err: error, req: request }, 'page failed');
      const shown = isDevelopment ? { error } : {};
      return toLastResort({ edition, requestId: request.id, ...shown });
    });
    if (answer.cookies.length) reply.header('set-cookie', answer.cookies);
    return reply.code(answer.status).headers(headers).headers(answer.headers).send(answer.body);
  };

  app.get('/*', (request, reply) => answerPage(request, reply));
  await app.register(takeForms, { origins, answerPage });
  return app;
}
