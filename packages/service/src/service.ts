import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { EditionId, EditionOrigins } from '@ironbridge/domain';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { toFault } from './fault.ts';
import { health, type ReadinessChecks } from './health.ts';
import { createEditionFinder } from './hosts.ts';
import { metrics } from './metrics.ts';
import { type ErrorCatalogue, PublicError } from './public-error.ts';

export interface ServiceOptions {
  readonly name: string;
  readonly log: FastifyBaseLogger;
  readonly origins: EditionOrigins;
  readonly errors: ErrorCatalogue;
  readonly checks?: ReadinessChecks;
  readonly checkTimeoutMs?: number;
  readonly bodyLimit?: number;
  /** Whose X-Forwarded-For is believed: our own edge, and nobody before it. */
  readonly trustedProxies?: readonly string[];
}

/** An answer may change these; leaving one out must be a decision. */
const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A Fastify with what all services share: errors, ids, health, figures. It listens nowhere yet. */
export async function createService(options: ServiceOptions): Promise<FastifyInstance> {
  const { name, log, origins, errors, checks = {}, checkTimeoutMs = 1000 } = options;
  const findEdition = createEditionFinder(origins);
  const languageOf = (request: FastifyRequest): EditionId =>
    findEdition(request.headers.host) ?? 'en';

  const answerFault = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const fault = toFault(error, errors, languageOf(request));
    if (fault.statusCode >= 500) request.log.error({ err: error, req: request }, 'request failed');
    return reply
      .code(fault.statusCode)
      .removeHeader('xkey')
      .header('cache-control', 'no-store')
      .header('x-request-id', request.id)
      .headers({ ...safeHeaders, ...fault.headers })
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send({ code: 0, msg: fault.message, data: null });
  };

  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // One log for all requests: a line that is about one names it, and the others don't pay for a log of their own.
    childLoggerFactory: (all) => all,
    genReqId: toRequestId,
    trustProxy: [...(options.trustedProxies ?? ['127.0.0.1', '::1'])],
    bodyLimit: options.bodyLimit ?? 64 * 1024,
    requestTimeout: 10_000,
    // Longer than the edge keeps an idle connection, so that it is never the one surprised by a close.
    keepAliveTimeout: 75_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: (error, socket) => answerNonsense(error, socket, errors),
    frameworkErrors: (error, request, reply) => void answerFault(error, request, reply),
  });

  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      // No text of ours holds a NUL, and no store of ours takes one.
      if (body.includes(String.raw`\u0000`)) done(new PublicError(errors.bad_request));
      else void parseJson(request, body, done);
    },
  );
  // A page of a stranger may send text without asking first; JSON it may not.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerFault);
  app.setNotFoundHandler(async (request, reply) => {
    const [url = '/'] = request.url.split('?', 1);
    const allowed = methods.filter((method) => app.findRoute({ method, url }) !== null);
    const entry = allowed.length ? errors.method_not_allowed : errors.not_found;
    const headers = allowed.length ? { allow: allowed.join(', ') } : {};
    return answerFault(new PublicError(entry, { headers }), request, reply);
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(safeHeaders);
    done();
  });
  await app.register(metrics, { service: name });
  await app.register(health, { checks, timeoutMs: checkTimeoutMs });
  return app;
}

/** What the parser refused never became a request: the answer is written by hand. */
function answerNonsense(error: NodeJS.ErrnoException, socket: Socket, errors: ErrorCatalogue) {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const body = JSON.stringify({ code: 0, msg: errors.bad_request.en, data: null });
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** The edge numbers requests; what does not look like one of its numbers would only pollute the log. */
function toRequestId(request: { headers: Readonly<Record<string, unknown>> }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID();
}
