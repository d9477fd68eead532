import {
  originFields,
  parseEnv,
  secretField,
  serviceFields,
  urlField,
  urlListField,
} from '@ironbridge/service';
import { type StaticDecode, Type } from 'typebox';
import { crawlerFields } from './crawlers/create-crawlers.ts';

const stores = {
  DATABASE_URL: urlField,
  OPENSEARCH_URLS: urlListField,
  OPENSEARCH_REPLICAS: Type.Integer({ minimum: 0, maximum: 5, default: 0 }),
  EDGE_URLS: urlListField,
};

const WorkerEnvSchema = Type.Object({
  ...serviceFields,
  ...originFields,
  ...stores,
  PURGE_SECRET: secretField,
  REDIS_DURABLE_URL: urlField,
  ...crawlerFields,
});
const ToolEnvSchema = Type.Object({ ...stores, LOG_LEVEL: serviceFields.LOG_LEVEL });

export type StoresEnv = Pick<
  StaticDecode<typeof WorkerEnvSchema>,
  'DATABASE_URL' | 'OPENSEARCH_URLS' | 'OPENSEARCH_REPLICAS' | 'EDGE_URLS'
>;

export const parseWorkerEnv = () => parseEnv(WorkerEnvSchema);
export const parseToolEnv = () => parseEnv(ToolEnvSchema);
