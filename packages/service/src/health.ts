import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Throws or rejects when what it stands for cannot be used. */
export type ReadinessCheck = () => Promise<void> | void;
export type ReadinessChecks = Readonly<Record<string, ReadinessCheck>>;

interface HealthOptions {
  readonly checks: ReadinessChecks;
  readonly timeoutMs: number;
}

interface CheckResult {
  readonly ok: boolean;
  readonly ms: number;
  readonly reason?: 'failed' | 'timed out';
}

class CheckTimedOut extends Error {}

/** `live`: the process answers. `ready`: so does all it needs, each by name. */
export const health = fp<HealthOptions>(async (app, { checks, timeoutMs }) => {
  let draining = false;
  const failing = new Set<string>();
  app.decorate('startDraining', () => {
    draining = true;
  });

  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    const results = Object.fromEntries(
      await Promise.all(
        Object.entries(checks).map(async ([name, check]): Promise<[string, CheckResult]> => {
          const result = await runCheck(app, name, check, timeoutMs, failing);
          return [name, result];
        }),
      ),
    );
    const ready = !draining && Object.values(results).every((result) => result.ok);
    const status = draining ? 'draining' : ready ? 'ready' : 'not ready';
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, checks: results });
  });
});

async function runCheck(
  app: FastifyInstance,
  name: string,
  check: ReadinessCheck,
  timeoutMs: number,
  failing: Set<string>,
): Promise<CheckResult> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    await withTimeout(check, timeoutMs);
    if (failing.delete(name)) app.log.info({ check: name }, 'check passes again');
    return { ok: true, ms: took() };
  } catch (error) {
    // Probes come every second: the log tells when it begins and when it ends.
    if (!failing.has(name)) app.log.error({ check: name, err: error }, 'check fails');
    failing.add(name);
    const reason = error instanceof CheckTimedOut ? 'timed out' : 'failed';
    return { ok: false, ms: took(), reason };
  }
}

async function withTimeout(check: ReadinessCheck, timeoutMs: number): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new CheckTimedOut(`Over ${timeoutMs} ms`)), timeoutMs);
  try {
    await Promise.race([check(), late]);
  } finally {
    clearTimeout(timer);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on not ready, while what is under way goes on. */
    startDraining: () => void;
  }
}
