import { spawn } from 'node:child_process';
import { logIn, publishArticle } from './desk.ts';
import { publishAndWatch } from './publish-and-watch.ts';
import { type Report, round, spread } from './report.ts';
import { openStack, read } from './stack.ts';

/** A full rebuild in one process, with publishing going on; what was published meanwhile must be in the new index. */
export async function benchReindex(): Promise<Report> {
  const stack = await openStack();
  const desk = await logIn(stack, 'administrator');
  const article = await publishArticle(desk, { edition: 'cn', title: '重建索引期间' });
  const child = spawn(process.execPath, ['apps/desk/worker/reindex-cli.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  let running = true;
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => {
      running = false;
      resolve(code ?? 1);
    });
  });
  const meanwhile: number[] = [];
  let title = '';
  while (running) {
    title = `重建索引期间 ${Date.now()}`;
    meanwhile.push((await publishAndWatch(stack, desk, article, title)).firstNew);
  }
  const code = await ended;
  const kept = (await read(stack, 'cn', `/api/article/info?id=${article}`)).text.includes(title);
  await desk.send('DELETE', `/api/articles/${article}`);
  const rate = Number(/(\d+) documents\/s/.exec(output.replaceAll(',', ''))?.[1] ?? 0);
  const documents = Number(/(\d+) documents in/.exec(output.replaceAll(',', ''))?.[1] ?? 0);
  return {
    name: 'reindex',
    figures: {
      documents,
      documents_per_second: round(rate),
      publishes: meanwhile.length,
      ...spread('meanwhile', meanwhile),
    },
    goal: '≥ 1,000 documents/s with publishing going on, nothing published is missed',
    met: code === 0 && rate >= 1000 && kept,
  };
}
