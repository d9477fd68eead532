import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { ServiceEnv } from './env.ts';

const secretNames = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'secret',
  'token',
  'vcode',
  '["x-purge-secret"]',
];
const depths = ['', '*.', '*.*.'];

/** JSON lines on standard output. What could let a reader of the log in is cut out of them. */
export function createLogger(
  name: string,
  level: ServiceEnv['LOG_LEVEL'],
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options = {
    name,
    level,
    redact: depths.flatMap((depth) =>
      secretNames.map((secret) => (secret.startsWith('[') ? depth.slice(0, -1) : depth) + secret),
    ),
    serializers: { err: toErrorEntry, req: toRequestEntry },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** An address without its query, where signed links carry their signature. */
function toRequestEntry(request: { id?: string; method?: string; url?: string }): object {
  return { id: request.id, method: request.method, path: request.url?.split('?', 1)[0] };
}

function toErrorEntry(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'A value that is no error was thrown' };
  return {
    type: error.name,
    ...('code' in error ? { code: error.code } : {}),
    message: withoutCredentials(error.message),
    stack: withoutCredentials(error.stack ?? ''),
    ...(error.cause instanceof Error ? { cause: toErrorEntry(error.cause) } : {}),
  };
}

function withoutCredentials(text: string): string {
  return text.replaceAll(/:\/\/[^/@\s]*@/g, '://***@');
}
