import { join } from 'node:path';
import type { Machine } from './machine.ts';
import {
  commandProbe,
  httpProbe,
  opensearchProbe,
  type Probe,
  redisProbe,
  tcpProbe,
} from './probes.ts';
import { type AppName, appNames, loopback } from './process-env.ts';
import type { StackSettings } from './settings.ts';

/** Where a process listens and how one asks it whether it is well. */
export interface Endpoint {
  readonly port: number;
  readonly probe: Probe;
}

export type EndpointPrograms = Pick<Machine, 'postgresBin' | 'varnishadm'>;

export function toEndpoints(
  settings: StackSettings,
  { postgresBin, varnishadm }: EndpointPrograms,
): Map<string, Endpoint> {
  const { ports, state, nodes, edges } = settings;
  const pgIsReady = join(postgresBin, 'pg_isready');
  return new Map<string, Endpoint>([
    [
      'postgres',
      {
        port: ports.postgres,
        probe: commandProbe([pgIsReady, `--host=${loopback}`, `--port=${ports.postgres}`]),
      },
    ],
    ['redis-cache', { port: ports.redisCache, probe: redisProbe(ports.redisCache) }],
    ['redis-durable', { port: ports.redisDurable, probe: redisProbe(ports.redisDurable) }],
    [
      'object-storage',
      {
        port: ports.objectStorage,
        probe: httpProbe(`http://${loopback}:${ports.objectStorage}/health`),
      },
    ],
    [
      'doubles',
      { port: ports.inbox, probe: httpProbe(`http://${loopback}:${ports.inbox}/health/ready`) },
    ],
    ...ports.opensearchHttp.slice(0, nodes).map((port, index): [string, Endpoint] => {
      return [`opensearch-${index}`, { port, probe: opensearchProbe(port, nodes) }];
    }),
    ...ports.varnish.slice(0, edges).map((port, index): [string, Endpoint] => {
      const folder = join(state, `varnish-${index}`);
      const probe = commandProbe([varnishadm, '-n', folder, 'status'], 'Child in state running');
      return [`varnish-${index}`, { port, probe }];
    }),
    ['nginx', { port: ports.nginx, probe: tcpProbe(ports.nginx) }],
    ...appNames.map((name): [string, Endpoint] => {
      const port = appPort(settings, name);
      return [name, { port, probe: httpProbe(`http://${loopback}:${port}/health/ready`) }];
    }),
  ]);
}

function appPort({ ports }: StackSettings, name: AppName): number {
  if (name === 'worker-fast') return ports.workerFast;
  if (name === 'worker-slow') return ports.workerSlow;
  if (name === 'member-worker') return ports.memberWorker;
  return ports[name];
}

export function getEndpoint(endpoints: ReadonlyMap<string, Endpoint>, name: string): Endpoint {
  const endpoint = endpoints.get(name);
  if (endpoint === undefined) throw new Error(`No endpoint of ${name}`);
  return endpoint;
}
