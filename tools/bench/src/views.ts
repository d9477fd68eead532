import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventField, toViewText } from '@ironbridge/domain';
import { runClosedLoop } from './closed-loop.ts';
import { percentile, type Report, round } from './report.ts';
import { openStack, type Stack } from './stack.ts';
import { taken as takenText } from './taken.ts';

const rounds = 5;
const shared = { connections: 64, seconds: 4 };
const bareStream = 'bench-views';
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

/**
 * Views taken by api, against the same entries written to the same Redis by the same generator; and against a server
 * that answers the same requests without doing anything, which is the most that one process of Node can take.
 */
export async function benchViews(): Promise<Report> {
  const stack = await openStack();
  const bare: number[] = [];
  const taken: number[] = [];
  const empty: number[] = [];
  const server = spawn(process.execPath, [join(import.meta.dirname, 'bare-http.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: readonly unknown[] = await once(server.stdout, 'data');
  const emptyPort = Number(String(said[0]));
  // A process that was just started compiles what it runs most.
  await takeViews(stack, stack.running.ports.api);
  for (let n = 0; n < rounds; n += 1) {
    bare.push(await writeBare(stack));
    empty.push(await takeViews(stack, emptyPort));
    taken.push(await takeViews(stack, stack.running.ports.api));
    console.log(
      `  round ${n + 1}: XADD ${round(bare[n] ?? 0)}/s, empty server ${round(empty[n] ?? 0)}/s, views ${round(taken[n] ?? 0)}/s`,
    );
  }
  server.kill();
  await runClosedLoop({
    ...redisLoop(stack),
    connections: 1,
    seconds: 0.01,
    message: () => toCommand(['DEL', bareStream]),
    isAnswer: (text) => /^:\d\r\n$/.test(text),
  });
  const ratio = percentile(taken, 0.5) / percentile(bare, 0.5);
  return {
    name: 'views',
    figures: {
      xadd_per_second: round(percentile(bare, 0.5)),
      empty_server_per_second: round(percentile(empty, 0.5)),
      views_per_second: round(percentile(taken, 0.5)),
      ratio: round(ratio, 3),
      ratio_to_empty_server: round(percentile(taken, 0.5) / percentile(empty, 0.5), 3),
    },
    goal: 'views taken ≥ 0.5 of bare XADD',
    met: ratio >= 0.5,
  };
}

function redisLoop(stack: Stack) {
  return { ...shared, port: stack.running.ports.redisDurable };
}

function writeBare(stack: Stack): Promise<number> {
  return runClosedLoop({
    ...redisLoop(stack),
    message: (n) => {
      const view = { edition: 'cn', kind: 'screen', key: '/sitemaps', agent: 'reader' } as const;
      const visitor = n.toString(36).padStart(22, '0');
      return toCommand(['XADD', bareStream, '*', eventField, toViewText({ ...view, visitor })]);
    },
    isAnswer: (text) => /^\$\d+\r\n\d+-\d+\r\n$/.test(text),
  });
}

function toCommand(words: readonly string[]): string {
  return `*${words.length}\r\n${words.map((word) => `$${word.length}\r\n${word}\r\n`).join('')}`;
}

/** Told of the readers' addresses as the edge tells it. */
function takeViews(stack: Stack, port: number): Promise<number> {
  const body = '{"url":"/sitemaps"}';
  const head = [
    'POST /api/views HTTP/1.1',
    `Host: ${stack.hosts.cn}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `User-Agent: ${agent}`,
  ].join('\r\n');
  return runClosedLoop({
    ...shared,
    port,
    message: (n) => `${head}\r\nX-Forwarded-For: ${toAddress(n)}\r\n\r\n${body}`,
    isAnswer: (text) => text.endsWith(takenText),
  });
}

/** Of the network that is set aside for measurements. */
function toAddress(n: number): string {
  return `198.${18 + ((n >> 16) & 1)}.${(n >> 8) & 255}.${n & 255}`;
}
