import { editionIds } from '@ironbridge/domain';
import { getSettings } from '@ironbridge/stack';
import { expect, it } from 'vitest';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';

const hosts = [...editionIds.map(hostOf), `desk.localhost:${getSettings().ports.nginx}`];

/** What lies beside the code of such a site, and what its services tell those who run it. */
const forgotten = [
  '/.env',
  '/.env.production',
  '/.git/HEAD',
  '/.git/config',
  '/.npmrc',
  '/.DS_Store',
  '/package.json',
  '/pnpm-lock.yaml',
  '/tsconfig.json',
  '/server/main.ts',
  '/build/server/index.js',
  '/assets/../package.json',
  '/assets/.vite/manifest.json',
  '/_next/static/../../package.json',
  '/node_modules/react/package.json',
  '/metrics',
  '/metrics/',
  '/metrics?x',
  '/health/ready',
  '/api/metrics',
  '/api/health/ready',
  '/debug/pprof',
  '/server-status',
  '/swagger.json',
] as const;
/** The desk says to whoever balances it that it lives, and not a word more. */
const open = new Set(['/health/ready']);

it.each(hosts)('[SEC-38] nothing lies about at %s', async (host) => {
  const found: unknown[] = [];
  for (const path of forgotten) {
    const { status, body } = await ask(host, path);
    const isAlive = host.startsWith('desk.') && open.has(path) && body === '{"status":"ok"}';
    if (status < 300 && !isAlive) found.push([path, status, body.slice(0, 60)]);
  }
  expect(found).toEqual([]);
});

it.each(hosts)('[SEC-38] no script of %s names or has a source map', async (host) => {
  const start = host.startsWith('desk.') ? '/admin/login' : '/';
  const { body } = await ask(host, start);
  const scripts = new Set(body.match(/\/(?:assets|_next\/static)\/[\w./~-]+\.(?:js|css)/g));
  expect(scripts.size).toBeGreaterThan(0);
  for (const path of scripts) {
    const script = await ask(host, path);
    expect([path, script.status]).toEqual([path, 200]);
    expect(script.body).not.toContain('sourceMappingURL');
    expect([path, (await ask(host, `${path}.map`)).status]).toEqual([path, 404]);
  }
});
