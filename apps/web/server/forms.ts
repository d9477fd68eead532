import { errorCatalogue } from '@ironbridge/contract';
import { bodyLimits, type EditionOrigins, findEditionByHost } from '@ironbridge/domain';
import { isFromOwnPage, PublicError } from '@ironbridge/service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageRequest } from './render-page.ts';

interface FormOptions {
  readonly origins: EditionOrigins;
  readonly answerPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    form: PageRequest['form'],
  ) => Promise<FastifyReply>;
}

/** The only places where pages are sent to. */
const formPaths = ['/account', '/account/*'];
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** The most that any of them takes; the edge knows which of them takes less. */
const bodyLimit = bodyLimits.plainFormAndFiles;

/** Pages that take what a reader sends by a plain form, and only from a page of their own edition. */
export async function takeForms(
  app: FastifyInstance,
  { origins, answerPage }: FormOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    formTypes,
    { parseAs: 'buffer', bodyLimit },
    async (_: FastifyRequest, bytes: Buffer) => bytes,
  );
  app.addHook('onRequest', async ({ headers }) => {
    const edition = findEditionByHost(headers.host, origins);
    if (edition === undefined || !isFromOwnPage(headers, origins[edition])) {
      throw new PublicError(errorCatalogue.foreign_origin);
    }
  });
  for (const path of formPaths) {
    app.post(path, { bodyLimit }, (request, reply) => {
      const { body } = request;
      if (!(body instanceof Uint8Array)) throw new PublicError(errorCatalogue.bad_request);
      const type = request.headers['content-type'] ?? '';
      return answerPage(request, reply, { type, bytes: new Uint8Array(body) });
    });
  }
}
