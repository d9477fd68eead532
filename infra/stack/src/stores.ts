import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemUser } from './database-user.ts';
import { digestOf } from './digest.ts';
import { type Endpoint, getEndpoint } from './endpoints.ts';
import type { Machine } from './machine.ts';
import { renderPostgresConfig } from './postgres.ts';
import { loopback, s3Region } from './process-env.ts';
import type { Program } from './program.ts';
import { renderCacheRedis, renderDurableRedis } from './redis.ts';
import type { Secrets } from './secrets.ts';
import { root, type StackSettings } from './settings.ts';

export interface StoreParts {
  readonly settings: StackSettings;
  readonly machine: Machine;
  readonly secrets: Secrets;
  readonly postgresFolder: string;
  readonly databaseUser: SystemUser | undefined;
  readonly jars: string;
  readonly versitygw: string;
  readonly endpoints: ReadonlyMap<string, Endpoint>;
}

const engine = {
  kind: 'store',
  environment: {},
  stopSignal: 'TERM',
  stopSeconds: 30,
  stopsGroup: false,
  patienceSeconds: 120,
} as const;

export function storePrograms(parts: StoreParts): Program[] {
  return [
    postgres(parts),
    redis(parts, 'redis-cache', renderCacheRedis),
    redis(parts, 'redis-durable', renderDurableRedis),
    objectStorage(parts),
    ...Array.from({ length: parts.settings.nodes }, (_, index) => opensearch(parts, index)),
  ];
}

function postgres({ endpoints, machine, databaseUser, postgresFolder }: StoreParts): Program {
  const endpoint = getEndpoint(endpoints, 'postgres');
  return {
    ...engine,
    name: 'postgres',
    title: 'PostgreSQL',
    command: [join(machine.postgresBin, 'postgres'), '-D', postgresFolder],
    directory: postgresFolder,
    ...(databaseUser ? { user: databaseUser.name } : {}),
    // Fast shutdown: sessions are ended, nothing committed is lost.
    stopSignal: 'INT',
    ...endpoint,
    digest: digestOf(renderPostgresConfig(endpoint.port)),
  };
}

function redis(
  { settings, machine, endpoints }: StoreParts,
  name: 'redis-cache' | 'redis-durable',
  render: (port: number, folder: string) => string,
): Program {
  const folder = join(settings.state, name);
  const file = join(settings.state, 'config', `${name}.conf`);
  const endpoint = getEndpoint(endpoints, name);
  const config = render(endpoint.port, folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, config);
  return {
    ...engine,
    name,
    title: `Redis (${name.slice('redis-'.length)})`,
    command: [machine.redis, file],
    directory: folder,
    ...endpoint,
    digest: digestOf(config),
  };
}

function objectStorage({ settings, secrets, versitygw, endpoints }: StoreParts): Program {
  const folder = join(settings.state, 'object-storage');
  const endpoint = getEndpoint(endpoints, 'object-storage');
  mkdirSync(folder, { recursive: true });
  return {
    ...engine,
    name: 'object-storage',
    title: 'Object storage (versitygw)',
    command: [
      versitygw,
      ...['--port', `${loopback}:${endpoint.port}`],
      ...['--region', s3Region],
      ...['--health', '/health'],
      '--quiet',
      'posix',
      folder,
    ],
    directory: folder,
    environment: {
      ROOT_ACCESS_KEY: secrets.s3AccessKeyId,
      ROOT_SECRET_KEY: secrets.s3SecretAccessKey,
    },
    ...endpoint,
    digest: digestOf(versitygw),
  };
}

function opensearch({ settings, machine, jars, endpoints }: StoreParts, index: number): Program {
  const { nodes, ports, heap } = settings;
  const name = `opensearch-${index}`;
  const folder = join(settings.state, name);
  const source = join(root, 'infra/opensearch/Node.java');
  const endpoint = getEndpoint(endpoints, name);
  const managers = ports.opensearchTransport
    .slice(0, nodes)
    .map((port, node) => `opensearch-${node}=${port}`);
  mkdirSync(folder, { recursive: true });
  return {
    ...engine,
    name,
    title: nodes > 1 ? `OpenSearch (${index + 1} of ${nodes})` : 'OpenSearch',
    command: [
      machine.java,
      `-Xms${heap}`,
      `-Xmx${heap}`,
      ...['--add-modules', 'jdk.incubator.vector'],
      '--enable-native-access=ALL-UNNAMED',
      ...['-cp', `${jars}/*`],
      source,
      folder,
      name,
      String(endpoint.port),
      String(ports.opensearchTransport[index]),
      ...(nodes > 1 ? managers : []),
    ],
    directory: folder,
    ...endpoint,
    patienceSeconds: 300,
    digest: digestOf(readFileSync(source, 'utf8')),
  };
}
