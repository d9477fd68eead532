export * from './create-pool.ts';
export * from './lane.ts';
export * from './worker-lock.ts';
