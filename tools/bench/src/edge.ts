import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile, type Report, round } from './report.ts';
import { getScreenPath } from './screens.ts';
import { getEnv, openStack, type Stack } from './stack.ts';
import { shoot } from './wrk.ts';

const rounds = 5;

/** Our rules against Varnish's own, on the same page, in turn, so that both meet the same weather. */
export async function benchEdge(): Promise<Report> {
  const stack = await openStack();
  const path = await getScreenPath(stack, 'article');
  const plain = await startPlainVarnish(stack);
  try {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let n = 0; n < rounds; n += 1) {
      ours.push(
        await hitsPerSecond(getEnv(stack.env, 'EDGE_URLS').split(',')[0] ?? '', stack, path),
      );
      theirs.push(await hitsPerSecond(`http://127.0.0.1:${plain.port}`, stack, path));
      console.log(
        `  round ${n + 1}: ours ${round(ours.at(-1) ?? 0)}/s, defaults ${round(theirs.at(-1) ?? 0)}/s`,
      );
    }
    const ratio = percentile(ours, 0.5) / percentile(theirs, 0.5);
    return {
      name: 'edge',
      figures: {
        ours_per_second: round(percentile(ours, 0.5)),
        defaults_per_second: round(percentile(theirs, 0.5)),
        ratio: round(ratio, 3),
      },
      goal: 'ratio ≥ 0.95',
      met: ratio >= 0.95,
    };
  } finally {
    plain.stop();
  }
}

async function hitsPerSecond(address: string, stack: Stack, path: string): Promise<number> {
  const shot = { url: `${address}${path}`, host: stack.hosts.cn, connections: 16 };
  await shoot({ ...shot, seconds: 1 });
  return (await shoot({ ...shot, seconds: 4 })).perSecond;
}

/** A Varnish with nothing but a backend: what the program does when nobody tells it anything. */
async function startPlainVarnish(stack: Stack) {
  const folder = mkdtempSync(join(tmpdir(), 'ironbridge-varnish-'));
  // Varnish runs its worker as a user of its own, who must get in.
  chmodSync(folder, 0o755);
  const vcl = join(folder, 'plain.vcl');
  writeFileSync(
    vcl,
    `vcl 4.1;\nbackend web { .host = "127.0.0.1"; .port = "${stack.running.ports.web}"; }\n`,
  );
  const port = stack.running.ports.nginx + 49;
  const child: ChildProcess = spawn(
    'varnishd',
    ['-F', '-n', join(folder, 'work'), '-f', vcl, '-a', `127.0.0.1:${port}`, '-s', 'malloc,64m'],
    { stdio: 'ignore' },
  );
  for (let tries = 0; tries < 1_200; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/health/live`).then(
      () => true,
      () => false,
    );
    if (up) {
      return {
        port,
        stop: () => {
          child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
          child.kill('SIGTERM');
        },
      };
    }
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error('The plain Varnish did not start');
}
