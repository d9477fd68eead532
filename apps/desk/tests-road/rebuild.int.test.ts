import { execFile } from 'node:child_process';
import { getSettings, loadStackEnv, root } from '@ironbridge/stack';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk } from '../tests/desk-client.ts';
import { articlePath, readEdge, waitFor } from './reader.ts';

const env = { ...process.env, ...loadStackEnv() };
const search = `http://127.0.0.1:${getSettings().ports.opensearchHttp[0]}`;
let desk: Desk;
let article: number;

beforeAll(async () => {
  desk = await Desk.asAdministrator();
  article = await desk.make('articles', { edition: 'cn', title: '重建', _status: 'published' });
  await waitFor(() => shows('重建'));
});

afterAll(async () => {
  await desk.send('DELETE', `/articles/${article}`);
});

async function shows(text: string): Promise<boolean> {
  return (await readEdge('cn', articlePath(article))).text.includes(text);
}

function run(script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`${root}/apps/desk/worker/${script}`, ...args],
      { env },
      (error, output) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output }),
    );
  });
}

async function askEngine(method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, body?: object) {
  const answer = await request(`${search}${path}`, {
    method,
    ...(body
      ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : {}),
  });
  return answer.body.json();
}

async function findIndexBehind(alias: string): Promise<string | undefined> {
  const found = await askEngine('GET', `/_alias/${alias}`);
  return Object.keys(found ?? {})[0];
}

describe('the index', { timeout: 240_000 }, () => {
  it('is rebuilt beside the live one while publishing goes on, and nothing is missed', async () => {
    const before = await findIndexBehind('article-cn');
    let done = false;
    const rebuilt = run('reindex-cli.ts', 'article').finally(() => {
      done = true;
    });
    const published: number[] = [];
    const withdrawn: number[] = [];
    for (let number = 0; !done; number++) {
      const title = `重建期间 ${number}`;
      const id = await desk.make('articles', { edition: 'cn', title, _status: 'published' });
      published.push(id);
      const earlier = number % 3 === 2 ? published.shift() : undefined;
      if (earlier === undefined) continue;
      await desk.send('PATCH', `/articles/${earlier}`, { _status: 'draft' });
      withdrawn.push(earlier);
    }
    const { code, output } = await rebuilt;
    expect(output).toMatch(/documents in .* documents\/s/);
    expect(code).toBe(0);
    const after = await findIndexBehind('article-cn');
    expect(after).not.toBe(before);
    for (const id of published) {
      await waitFor(async () => (await readEdge('cn', articlePath(id))).status === 200);
    }
    for (const id of withdrawn) {
      await waitFor(async () => (await readEdge('cn', articlePath(id))).status === 404);
    }
    expect(await shows('重建')).toBe(true);
    const { code: same, output: told } = await run('reconcile-cli.ts');
    expect(told).toContain('No difference.');
    expect(same).toBe(0);
    for (const id of [...published, ...withdrawn]) await desk.send('DELETE', `/articles/${id}`);
  });

  it('is compared with the desk item by item, and mended', async () => {
    const other = await desk.make('articles', {
      edition: 'cn',
      title: '对照',
      _status: 'published',
    });
    await waitFor(async () => (await readEdge('cn', articlePath(other))).status === 200);
    const orphan = 2_000_000_000;
    await askEngine('POST', `/article-cn/_update/${article}?refresh=true`, {
      doc: { title: '被改动' },
    });
    await askEngine('DELETE', `/article-cn/_doc/${other}?refresh=true`);
    await askEngine('PUT', `/article-en/_doc/${orphan}?refresh=true`, { schema: 1, id: orphan });

    const found = await run('reconcile-cli.ts');
    expect(found.output).toContain(`article ${article} cn: readers get another text`);
    expect(found.output).toContain(`article ${other} cn: is live, but readers do not get it`);
    expect(found.output).toContain(`article ${orphan} en: is not live, but readers get it`);
    expect(found.code).toBe(1);

    const mended = await run('reconcile-cli.ts', '--repair');
    expect(mended.code, mended.output).toBe(0);
    await waitFor(() => shows('重建'));
    await waitFor(async () => (await readEdge('cn', articlePath(other))).status === 200);
    expect((await run('reconcile-cli.ts')).output).toContain('No difference.');
    await desk.send('DELETE', `/articles/${other}`);
  });
});
