import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderVcl } from '@ironbridge/edge';
import { renderNginxConfig } from '@ironbridge/edge/nginx';
import {
  getSecrets,
  getSettings,
  prepareDoubles,
  renderBootstrapSql,
  renderCacheRedis,
  renderDurableRedis,
  root,
  toDoublesEnv,
  toProcessEnvs,
  writeEnvFiles,
} from '@ironbridge/stack';

/**
 * Writes what compose.yaml mounts, by the functions that configure the local stack: all containers share one
 * loopback, so addresses and ports are the same in both.
 */
const state = join(root, '.stack-compose');
const config = join(state, 'config');
mkdirSync(state, { recursive: true, mode: 0o700 });
mkdirSync(config, { recursive: true });

const settings = getSettings(
  {},
  { ...process.env, IRONBRIDGE_STATE: state, IRONBRIDGE_PORT: '8080' },
);
const { ports } = settings;
const secrets = getSecrets(state);
const envs = toProcessEnvs(settings, secrets);
const host = (name: string): string => `${name}.localhost:${ports.nginx}`;

await prepareDoubles(state);
writeEnvFiles(state, {
  ...envs,
  doubles: toDoublesEnv(settings, secrets),
  postgres: { POSTGRES_PASSWORD: secrets.postgresAdmin, PGPORT: String(ports.postgres) },
  'object-storage': {
    ROOT_ACCESS_KEY: secrets.s3AccessKeyId,
    ROOT_SECRET_KEY: secrets.s3SecretAccessKey,
  },
});

const files = {
  'roles.sql': renderBootstrapSql(secrets),
  'redis-cache.conf': renderCacheRedis(ports.redisCache, '/data'),
  'redis-durable.conf': renderDurableRedis(ports.redisDurable, '/data'),
  'edge.vcl': renderVcl({
    webPort: ports.web,
    apiPort: ports.api,
    memberPort: ports.member,
    mediaPort: ports.objectStorage,
    cnHost: host('cn'),
    enHost: host('en'),
    purgeSecret: secrets.purgeSecret,
    mediaBucket: envs.all['S3_MEDIA_BUCKET'] ?? '',
  }),
  'nginx.conf': renderNginxConfig({
    listen: [String(ports.nginx)],
    editionHosts: { cn: host('cn'), en: host('en') },
    deskHost: host('desk'),
    varnishes: ports.varnish.slice(0, 1).map((port) => `127.0.0.1:${port}`),
    desk: `127.0.0.1:${ports.desk}`,
    folder: '/var/cache/nginx',
    supervised: false,
    secure: false,
  }),
};
// Readable by the containers' own users, which are not this one; the folder above keeps others out.
for (const [name, text] of Object.entries(files)) {
  writeFileSync(join(config, name), text, { mode: 0o644 });
}
console.log(
  'Written to .stack-compose. Next: docker compose -f infra/compose/compose.yaml up --build --wait',
);
