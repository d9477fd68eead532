export * from './env.ts';
export * from './fault.ts';
export type { ReadinessCheck, ReadinessChecks } from './health.ts';
export * from './hosts.ts';
export * from './logger.ts';
export { addGauge } from './metrics.ts';
export * from './public-error.ts';
export * from './run.ts';
export * from './service.ts';
