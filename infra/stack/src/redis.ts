import { loopback } from './process-env.ts';

const shared = (port: number, folder: string): string => `# Made by pnpm stack up.
bind ${loopback}
port ${port}
dir "${folder}"
daemonize no
save ""
`;

/** Forgets what was used least when it is full: everything in it can be had again. */
export function renderCacheRedis(port: number, folder: string): string {
  return `${shared(port, folder)}maxmemory 256mb
maxmemory-policy allkeys-lru
appendonly no
`;
}

/**
 * Refuses a write rather than forget one. On disk before it is answered: with a second's delay, a write that was
 * answered could still be lost, and page views are counted by the answers.
 */
export function renderDurableRedis(port: number, folder: string): string {
  return `${shared(port, folder)}maxmemory 512mb
maxmemory-policy noeviction
appendonly yes
appendfsync always
`;
}
