import type { Secrets } from './secrets.ts';
import type { StackSettings } from './settings.ts';
import { toDeliveryEnv, toWeChatEnv } from './vendors.ts';

export const appNames = [
  'desk',
  'worker-fast',
  'worker-slow',
  'api',
  'member',
  'member-worker',
  'web',
] as const;
export type AppName = (typeof appNames)[number];
export type Env = Readonly<Record<string, string>>;

export const loopback = '127.0.0.1';
export const mediaBucket = 'media';
export const privateBucket = 'private';
export const memberBucket = 'member-files';
export const s3Region = 'us-east-1';
export const databaseName = 'ironbridge';

const at = (port: number): string => `http://${loopback}:${port}`;
const origin = (name: string, port: number): string => `http://${name}.localhost:${port}`;

function databaseUrl(role: string, password: string, port: number): string {
  return `postgres://${role}:${password}@${loopback}:${port}/${databaseName}`;
}

/** What each process may know: api and web have no database, only the desk and web share the preview's secret. */
export function toProcessEnvs(
  settings: StackSettings,
  secrets: Secrets,
  nodeEnv: 'production' | 'development' = 'production',
): Record<AppName | 'all', Env> {
  const { ports, nodes, edges, crawlerKeys } = settings;
  const process = { NODE_ENV: nodeEnv, HOST: loopback, LOG_LEVEL: settings.logLevel };
  const origins = {
    CN_ORIGIN: origin('cn', ports.nginx),
    EN_ORIGIN: origin('en', ports.nginx),
    DESK_ORIGIN: origin('desk', ports.nginx),
  };
  const edge = { EDGE_URLS: ports.varnish.slice(0, edges).map(at).join(',') };
  const search = {
    OPENSEARCH_URLS: ports.opensearchHttp.slice(0, nodes).map(at).join(','),
    OPENSEARCH_REPLICAS: nodes > 1 ? '1' : '0',
  };
  const redis = {
    REDIS_CACHE_URL: `redis://${loopback}:${ports.redisCache}`,
    REDIS_DURABLE_URL: `redis://${loopback}:${ports.redisDurable}`,
  };
  const storage = {
    S3_ENDPOINT: at(ports.objectStorage),
    S3_REGION: s3Region,
    S3_ACCESS_KEY_ID: secrets.s3AccessKeyId,
    S3_SECRET_ACCESS_KEY: secrets.s3SecretAccessKey,
    S3_MEDIA_BUCKET: mediaBucket,
    S3_PRIVATE_BUCKET: privateBucket,
  };
  const memberFiles = { S3_MEMBER_BUCKET: memberBucket };
  const preview = { PREVIEW_SECRET: secrets.previewSecret };
  const purge = { PURGE_SECRET: secrets.purgeSecret };
  const deskDatabase = databaseUrl('desk', secrets.deskDatabase, ports.postgres);
  const delivery = toDeliveryEnv(settings, secrets, loopback);
  const memberDatabase = databaseUrl('member', secrets.memberDatabase, ports.postgres);

  const desk = {
    ...process,
    ...origins,
    ...edge,
    ...search,
    ...redis,
    ...storage,
    ...preview,
    ...purge,
    DATABASE_URL: deskDatabase,
    DESK_SECRET: secrets.deskSecret,
  };
  return {
    desk: { ...desk, PORT: String(ports.desk) },
    'worker-fast': { ...desk, ...crawlerKeys, PORT: String(ports.workerFast) },
    'worker-slow': { ...desk, ...crawlerKeys, PORT: String(ports.workerSlow) },
    api: {
      ...process,
      ...origins,
      ...search,
      REDIS_DURABLE_URL: redis.REDIS_DURABLE_URL,
      VISITOR_SECRET: secrets.visitorSecret,
      BANNER_KEYS: secrets.bannerKey,
      PORT: String(ports.api),
    },
    member: {
      ...process,
      ...origins,
      ...redis,
      ...storage,
      ...delivery,
      ...toWeChatEnv(settings, secrets, loopback),
      ...memberFiles,
      DATABASE_URL: memberDatabase,
      MEMBER_SECRET: secrets.memberSecret,
      CODE_PEPPER: secrets.codePepper,
      PORT: String(ports.member),
    },
    'member-worker': {
      ...process,
      ...origins,
      ...storage,
      ...delivery,
      ...memberFiles,
      DATABASE_URL: memberDatabase,
      MEMBER_SECRET: secrets.memberSecret,
      PORT: String(ports.memberWorker),
    },
    web: {
      ...process,
      ...origins,
      ...edge,
      ...preview,
      ...(crawlerKeys.INDEXNOW_KEY ? { INDEXNOW_KEY: crawlerKeys.INDEXNOW_KEY } : {}),
      DESK_URL: at(ports.desk),
      PORT: String(ports.web),
    },
    // For tools and tests: everything but a port of its own.
    all: {
      ...desk,
      ...memberFiles,
      DESK_URL: at(ports.desk),
      WEB_URL: at(ports.web),
      API_URL: at(ports.api),
      MEMBER_URL: at(ports.member),
      MEMBER_WORKER_URL: at(ports.memberWorker),
      WORKER_FAST_URL: at(ports.workerFast),
      WORKER_SLOW_URL: at(ports.workerSlow),
      PUBLIC_URL: at(ports.nginx),
      INBOX_URL: at(ports.inbox),
      MEMBER_DATABASE_URL: memberDatabase,
      ADMIN_DATABASE_URL: databaseUrl('postgres', secrets.postgresAdmin, ports.postgres),
    },
  };
}
