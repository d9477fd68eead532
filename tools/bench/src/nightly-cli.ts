import { spawnSync } from 'node:child_process';

/** The long half: what takes too much time for every commit. Each step judges itself; the last line sums them. */
const steps: readonly (readonly string[])[] = [
  ['stack', 'reset'],
  ['stack', 'up', '--nodes', '3', '--edges', '2'],
  ['demo'],
  ['test:int'],
  ['faults', 'road'],
  ['faults', 'views'],
  ['faults', 'member'],
  ['stack', 'reset'],
  ['stack', 'up'],
  ['demo'],
  ['bench', 'lighthouse'],
  ['bench', 'ssr'],
  ['bench', 'edge'],
  ['bench', 'publish'],
  ['bench', 'views'],
  ['bench', 'fanout'],
  ['bench', 'session'],
  ['bench', 'login'],
  ['bench', 'list'],
  ['bench', 'member'],
  ['scale', '--size', 'normal'],
  ['bench', 'reindex'],
  ['bench', 'list'],
  ['bench', 'sitemap'],
  ['bench', 'desk'],
  ['reconcile'],
];

const failed: string[] = [];
for (const step of steps) {
  const name = step.join(' ');
  console.log(`\n── pnpm ${name}`);
  const { status } = spawnSync('pnpm', step, { stdio: 'inherit' });
  if (status !== 0) failed.push(name);
}
for (const name of failed) console.log(`failed: pnpm ${name}`);
console.log(`${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
