import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@ironbridge/stack';
import { cpuSeconds } from './cpu.ts';
import { percentile, type Report, round } from './report.ts';
import { getScreenPath } from './screens.ts';
import { getPid, openStack, type Stack } from './stack.ts';
import { shoot } from './wrk.ts';

const run = promisify(execFile);
const rounds = 3;
/** CPU that one page may take. */
const goals = { home: 10, list: 8, article: 8 } as const;

/** Pages from the one web process, past the edge, beside React rendering the same tree and doing nothing else. */
export async function benchSsr(): Promise<Report> {
  const stack = await openStack();
  const figures: Record<string, number> = {};
  let met = true;
  for (const name of ['home', 'list', 'article'] as const) {
    const { cpu, pages, bare } = await measure(stack, await getScreenPath(stack, name));
    figures[`${name}_cpu_ms`] = round(cpu, 2);
    figures[`${name}_per_second`] = round(pages);
    figures[`${name}_bare_per_second`] = round(bare);
    figures[`${name}_ratio`] = round(pages / bare, 3);
    met &&= cpu <= goals[name];
  }
  return {
    name: 'ssr',
    figures,
    goal: 'CPU of a page: home ≤ 10 ms, list and article ≤ 8 ms; ratio to the bare render as near to 0.5 as can be',
    met,
  };
}

async function measure(stack: Stack, path: string) {
  const pid = await getPid('web');
  const shot = {
    url: `http://127.0.0.1:${stack.running.ports.web}${path}`,
    host: stack.hosts.cn,
    connections: 4,
  };
  await shoot({ ...shot, seconds: 3 });
  const cpu: number[] = [];
  const pages: number[] = [];
  const bare: number[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const before = cpuSeconds(pid);
    const { requests, perSecond } = await shoot({ ...shot, seconds: 6 });
    cpu.push(((cpuSeconds(pid) - before) / requests) * 1000);
    pages.push(perSecond);
    bare.push(await barePagesPerSecond(stack, path));
    console.log(
      `  ${path}: ${round(perSecond)} pages/s, ${round(cpu[n] ?? 0, 2)} ms CPU; bare ${round(bare[n] ?? 0)}/s`,
    );
  }
  return {
    cpu: percentile(cpu, 0.5),
    pages: percentile(pages, 0.5),
    bare: percentile(bare, 0.5),
  };
}

async function barePagesPerSecond(stack: Stack, path: string): Promise<number> {
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, 'bare-render.ts'), join(root, 'apps/web'), path, '4'],
    { env: { ...process.env, ...stack.env, NODE_ENV: 'production' } },
  );
  const figures: unknown = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  if (typeof figures === 'object' && figures !== null && 'pages' in figures)
    return Number(figures.pages) / 4;
  throw new Error(`The bare render gave no figures:\n${stdout}`);
}
