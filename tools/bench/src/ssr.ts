import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@ironbridge/stack';
import { cpuSeconds } from './cpu.ts';
import { percentile, type Report, round } from './report.ts';
import { getPid, openStack, type Stack } from './stack.ts';
import { shoot } from './wrk.ts';

const run = promisify(execFile);
const page = '/articles';
const rounds = 3;

/** A list page from the one web process, past the edge, beside React rendering the same tree and doing nothing else. */
export async function benchSsr(): Promise<Report> {
  const stack = await openStack();
  const pid = await getPid('web');
  const shot = {
    url: `http://127.0.0.1:${stack.running.ports.web}${page}`,
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
    bare.push(await barePagesPerSecond(stack));
    console.log(
      `  round ${n + 1}: ${round(perSecond)} pages/s, ${round(cpu[n] ?? 0, 2)} ms CPU; bare ${round(bare[n] ?? 0)}/s`,
    );
  }
  const cpuMs = percentile(cpu, 0.5);
  const ratio = percentile(pages, 0.5) / percentile(bare, 0.5);
  return {
    name: 'ssr',
    figures: {
      cpu_ms_per_page: round(cpuMs, 2),
      pages_per_second: round(percentile(pages, 0.5)),
      bare_per_second: round(percentile(bare, 0.5)),
      ratio: round(ratio, 3),
    },
    goal: 'CPU ≤ 8 ms a page; ratio to the bare render as near to 0.5 as can be',
    met: cpuMs <= 8,
  };
}

async function barePagesPerSecond(stack: Stack): Promise<number> {
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, 'bare-render.ts'), join(root, 'apps/web'), page, '4'],
    { env: { ...process.env, ...stack.env, NODE_ENV: 'production' } },
  );
  const figures: unknown = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  if (typeof figures === 'object' && figures !== null && 'pages' in figures)
    return Number(figures.pages) / 4;
  throw new Error(`The bare render gave no figures:\n${stdout}`);
}
