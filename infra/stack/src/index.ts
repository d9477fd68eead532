export { makeBuckets } from './buckets.ts';
export { loadStackEnv, writeEnvFiles } from './env-files.ts';
export { ports, type StackPorts } from './ports.ts';
export { renderBootstrapSql } from './postgres.ts';
export { toProcessEnvs } from './process-env.ts';
export { renderCacheRedis, renderDurableRedis } from './redis.ts';
export { type RunningStack, runningStack } from './running-stack.ts';
export { getSecrets } from './secrets.ts';
export { getSettings, root } from './settings.ts';
