import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

interface MetricsOptions {
  readonly service: string;
}

/** Figures for Prometheus, on the service's own port: the edge has no route to it. */
export const metrics = fp<MetricsOptions>(async (app, { service }) => {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  app.decorate('metrics', registry);

  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  // Hashing labels costs more than counting; routes and statuses are few.
  const children = new Map<string, ReturnType<typeof duration.labels>>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const key = `${reply.statusCode}${route}`;
    let child = children.get(key);
    if (child === undefined) {
      child = duration.labels({ route, status: String(reply.statusCode) });
      children.set(key, child);
    }
    child.observe(reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
});

/** A figure that is looked up when it is asked for; while it cannot be, it keeps its last value. */
export function addGauge(
  app: FastifyInstance,
  name: string,
  help: string,
  read: () => Promise<number>,
): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [app.metrics],
    collect: async () => {
      try {
        gauge.set(await read());
      } catch (error) {
        app.log.warn({ err: error, gauge: name }, 'a figure cannot be looked up');
      }
    },
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}
