import { mkdirSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { renderVcl } from '@ironbridge/edge';
import { renderNginxConfig } from '@ironbridge/edge/nginx';
import { digestOf } from './digest.ts';
import { type Endpoint, getEndpoint } from './endpoints.ts';
import type { Machine } from './machine.ts';
import { type Env, loopback, mediaBucket } from './process-env.ts';
import type { Program } from './program.ts';
import type { StackSettings } from './settings.ts';

export interface EdgeParts {
  readonly settings: StackSettings;
  readonly machine: Machine;
  readonly env: Env;
  readonly development: boolean;
  readonly endpoints: ReadonlyMap<string, Endpoint>;
}

const server = {
  kind: 'edge',
  environment: {},
  stopSignal: 'TERM',
  stopSeconds: 10,
  stopsGroup: false,
  patienceSeconds: 60,
} as const;

export function edgePrograms(parts: EdgeParts): Program[] {
  const { settings, env } = parts;
  const { ports, edges } = settings;
  const vcl = renderVcl({
    webPort: ports.web,
    apiPort: ports.api,
    memberPort: ports.member,
    mediaPort: ports.objectStorage,
    cnHost: hostOf(env, 'CN_ORIGIN'),
    enHost: hostOf(env, 'EN_ORIGIN'),
    purgeSecret: env['PURGE_SECRET'] ?? '',
    mediaBucket,
  });
  const varnishes = Array.from({ length: edges }, (_, index) => varnish(parts, vcl, index));
  return [...varnishes, nginx(parts)];
}

const hostOf = (env: Env, name: string): string => new URL(env[name] ?? '').host;

function varnish({ settings, machine, endpoints }: EdgeParts, vcl: string, index: number): Program {
  const name = `varnish-${index}`;
  const file = join(settings.state, 'config', `${name}.vcl`);
  const folder = join(settings.state, name);
  const endpoint = getEndpoint(endpoints, name);
  writeFileSync(file, vcl, { mode: 0o600 });
  return {
    ...server,
    name,
    title: settings.edges > 1 ? `Varnish (${index + 1} of ${settings.edges})` : 'Varnish',
    command: [
      machine.varnishd,
      '-F',
      // Its own users could not enter a state folder below someone's home.
      ...['-j', 'none'],
      ...['-n', folder],
      ...['-a', `${loopback}:${endpoint.port}`],
      ...['-T', `${loopback}:0`],
      ...['-f', file],
      ...['-s', 'default,256m'],
    ],
    directory: settings.state,
    ...endpoint,
    digest: digestOf(vcl),
  };
}

/** A browser may take *.localhost for either; a machine without IPv6 has one only. */
function loopbackAddresses(): string[] {
  const six = Object.values(networkInterfaces()).some((list) =>
    list?.some(({ address }) => address === '::1'),
  );
  return six ? [loopback, '[::1]'] : [loopback];
}

function nginx({ settings, machine, env, development, endpoints }: EdgeParts): Program {
  const { ports, edges, state } = settings;
  const folder = join(state, 'nginx');
  const file = join(state, 'config', 'nginx.conf');
  const config = renderNginxConfig({
    listen: loopbackAddresses().map((address) => `${address}:${ports.nginx}`),
    editionHosts: { cn: hostOf(env, 'CN_ORIGIN'), en: hostOf(env, 'EN_ORIGIN') },
    deskHost: hostOf(env, 'DESK_ORIGIN'),
    varnishes: ports.varnish.slice(0, edges).map((port) => `${loopback}:${port}`),
    desk: `${loopback}:${ports.desk}`,
    folder,
    supervised: true,
    secure: env['CN_ORIGIN']?.startsWith('https:') ?? false,
    development,
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, config);
  return {
    ...server,
    name: 'nginx',
    title: 'nginx',
    command: [machine.nginx, '-c', file, '-p', folder, '-e', 'stderr'],
    directory: folder,
    stopSignal: 'QUIT',
    ...getEndpoint(endpoints, 'nginx'),
    digest: digestOf(config),
  };
}
