import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { type EditionId, editionIds } from '@ironbridge/domain';
import { loadStackEnv, root, runningStack } from '@ironbridge/stack';
import { getSchemathesis } from './schemathesis.ts';

/*
 * Sends to the running stack what the description of the calls allows and what it forbids, in both editions: what is
 * allowed must be answered as described, what is not must be refused, and nothing may break. One seed, so that a
 * failure comes back.
 */
const { values: asked } = parseArgs({
  options: {
    seed: { type: 'string', default: '2025' },
    examples: { type: 'string', default: '30' },
  },
});

const { ports, state } = await runningStack();
const env = loadStackEnv();
const { python, modules } = await getSchemathesis();
console.log(`Asking ${editionIds.join(' and ')} at once; each says what it found when it is done.`);
const held = await Promise.all(editionIds.map(holds));
const failed = editionIds.filter((_, index) => !held[index]);
if (failed.length)
  console.error(`The calls do not keep to their description: ${failed.join(', ')}`);
process.exit(failed.length ? 1 : 0);

async function holds(edition: EditionId): Promise<boolean> {
  const host = new URL(env[`${edition.toUpperCase()}_ORIGIN`] ?? '').host;
  const asking = spawn(
    python,
    [
      '-c',
      'from schemathesis.cli import schemathesis; schemathesis()',
      ...['--config-file', join(root, 'tools/fuzz/schemathesis.toml')],
      'run',
      join(root, 'docs/openapi.json'),
      ...['--url', `http://127.0.0.1:${ports.nginx}`],
      ...['--header', `Host: ${host}`],
      ...['--checks', 'all'],
      ...['--seed', asked.seed],
      ...['--max-examples', asked.examples],
      ...['--generation-database', 'none'],
      ...['--request-timeout', '10'],
      // Together with the other edition's just as many as the door takes from one address.
      ...['--rate-limit', '100/s'],
      '--no-color',
    ],
    {
      // It keeps what it found in the folder it runs in.
      cwd: state,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PYTHONPATH: modules },
    },
  );
  const closed = once(asking, 'close');
  console.log(`\n${host}\n${await text(asking.stdout)}`);
  await closed;
  return asking.exitCode === 0;
}
