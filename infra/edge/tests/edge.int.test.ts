import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderVcl, varnishParameters } from '../src/index.ts';
import type { Owner } from '../src/route.ts';

const run = promisify(execFile);
const folder = import.meta.dirname;
const cases = await Promise.all(
  (await readdir(folder))
    .filter((name) => name.endsWith('.vtc'))
    .sort()
    .map(async (name) => ({ name, script: await readFile(join(folder, name), 'utf8') })),
);

/** Which of varnishtest's servers plays which owner; one that a case does not start is an origin that is down. */
const players: Readonly<Record<Owner, string>> = {
  web: 's1',
  api: 's2',
  member: 's3',
  media: 's4',
};

function port(owner: Owner, script: string): string {
  const player = owner === 'web' && script.includes('server s0 ') ? 's0' : players[owner];
  return script.includes(`server ${player} `) ? `\${${player}_port}` : '9';
}

const manyTags = Array.from({ length: 1000 }, (_, index) => `cn:article:${1_000_000 + index}`).join(
  ' ',
);

/** What is compiled for a few requests need not be made fast: that takes longer than the case itself. */
const compiler = 'exec cc -O0 -fpic -shared -o %o %s';

/** A case holds `@edge@` where the rules belong; they are compiled by the real varnishd. */
function toScript(script: string): string {
  const rules = renderVcl({
    webPort: port('web', script),
    apiPort: port('api', script),
    memberPort: port('member', script),
    mediaPort: port('media', script),
    cnHost: 'cn.test:8080',
    enHost: 'en.test:8080',
    purgeSecret: 'a-secret-for-tests',
    mediaBucket: 'media',
    largestKept: 200_000,
    probes: script.includes('# with probes'),
  });
  return script
    .replace(/^varnish v1 /m, `varnish v1 -arg "-p 'cc_command=${compiler}'" `)
    .replaceAll('@edge@', () => rules)
    .replaceAll('@parameters@', varnishParameters.map((one) => `-arg "-p ${one}"`).join(' '))
    .replaceAll('@tags@', manyTags);
}

function titleOf({ name, script }: { name: string; script: string }): string {
  return /^varnishtest "(.+)"$/m.exec(script)?.[1] ?? name;
}

describe('the edge', () => {
  let scratch = '';
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'edge-'));
  });
  afterAll(() => rm(scratch, { recursive: true, force: true }));

  it.concurrent.each(cases.map((one) => [titleOf(one), one] as const))(
    '%s',
    async (_title, one) => {
      const file = join(scratch, one.name);
      await writeFile(file, toScript(one.script));
      const outcome = await play(file);
      expect(outcome).toBe('passed');
    },
  );
});

async function play(file: string): Promise<string> {
  try {
    await run('varnishtest', ['-t', '80', file], { maxBuffer: 1e8 });
    return 'passed';
  } catch (error) {
    if (!(error instanceof Error && 'stdout' in error)) throw error;
    return keyLines(String(error.stdout)) || error.message;
  }
}

/** varnishtest logs everything; what it expected and did not see is in the lines marked so. */
function keyLines(log: string): string {
  const lines = log.split('\n');
  const marked = lines.filter((line) => /^---|EXPECT|Message from|Error/.test(line));
  return (marked.length > 0 ? marked : lines.slice(-40)).join('\n');
}
