import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ServiceEnv } from './env.ts';

const closeWithinMs = 10_000;

/** Listens, and on SIGTERM or SIGINT finishes what is under way before it goes. */
export async function runService(
  app: FastifyInstance,
  env: Pick<ServiceEnv, 'HOST' | 'PORT' | 'DRAIN_MS'>,
): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void drainAndClose(app, env.DRAIN_MS, signal));
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // Whatever state this leaves behind is unknown: the supervisor starts a clean one.
      app.log.fatal({ err: error }, event);
      process.exit(1);
    });
  }
  await app.listen({ host: env.HOST, port: env.PORT });
}

async function drainAndClose(app: FastifyInstance, drainMs: number, signal: string): Promise<void> {
  app.log.info({ signal }, 'closing');
  app.startDraining();
  await delay(drainMs);
  setTimeout(() => {
    app.log.error('requests were still under way; leaving them');
    process.exit(1);
  }, closeWithinMs).unref();
  // A connection whose answer was under way turns idle later, and would otherwise hold the process open.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearInterval(sweep);
  app.log.info('closed');
  process.exit(0);
}
