import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk, toList, toRecord } from '../tests/desk-client.ts';
import { countJobs, database, findLedgerVersion } from './database.ts';
import { articlePath, readEdge, waitFor } from './reader.ts';

let desk: Desk;
const made: number[] = [];

beforeAll(async () => {
  desk = await Desk.asAdministrator();
});

afterAll(async () => {
  for (const id of made) await desk.send('DELETE', `/articles/${id}`);
  await database.end();
});

async function publish(title: string, edition: 'cn' | 'en' = 'cn', more: object = {}) {
  const id = await desk.make('articles', { edition, title, _status: 'published', ...more });
  made.push(id);
  await waitFor(async () => shows(id, title, edition));
  return id;
}

async function shows(id: number, text: string, edition: 'cn' | 'en' = 'cn'): Promise<boolean> {
  return (await readEdge(edition, articlePath(id))).text.includes(text);
}

async function isGone(id: number): Promise<boolean> {
  return (await readEdge('cn', articlePath(id))).status === 404;
}

async function change(id: number, data: object, query = ''): Promise<void> {
  const answer = await desk.send('PATCH', `/articles/${id}${query}`, data);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** Something announced later is at the edge: whatever was announced before it has gone its way. */
async function passMarker(): Promise<void> {
  await publish(`路标 ${Date.now()}`);
}

describe('an editor’s click', () => {
  it('publishes, changes, withdraws and brings back', async ({ annotate }) => {
    const id = await publish('首次发布');
    await change(id, { title: '再次发布', _status: 'published' });
    await annotate(`changed: ${await waitFor(() => shows(id, '再次发布'))} ms`);
    await change(id, { _status: 'draft' });
    await annotate(`withdrawn: ${await waitFor(() => isGone(id))} ms`);
    await change(id, { _status: 'published' });
    await annotate(`back: ${await waitFor(() => shows(id, '再次发布'))} ms`);
  });

  it('deletes', async ({ annotate }) => {
    const id = await publish('将被删除');
    await desk.send('DELETE', `/articles/${id}`);
    await annotate(`deleted: ${await waitFor(() => isGone(id))} ms`);
  });

  it('is seen in lists, and no longer when it is withdrawn', async ({ annotate }) => {
    const title = `列表 ${Date.now()}`;
    const inList = async () => (await readEdge('cn', '/api/article/list')).text.includes(title);
    await inList();
    const id = await publish(title);
    await annotate(`listed: ${await waitFor(inList)} ms`);
    await change(id, { _status: 'draft' });
    await annotate(`off the list: ${await waitFor(async () => !(await inList()))} ms`);
  });

  it('is found again at its address though its absence was cached', async () => {
    const id = await publish('先下线');
    await change(id, { _status: 'draft' });
    await waitFor(() => isGone(id));
    await change(id, { title: '再上线', _status: 'published' });
    await waitFor(() => shows(id, '再上线'));
  });
});

describe('versions and schedule', () => {
  it('[DSK-3] a draft of a live article changes nothing that a reader sees', async () => {
    const id = await publish('读者所见');
    const before = await findLedgerVersion('article', id, 'cn');
    await change(id, { title: '尚未发布的草稿' }, '?draft=true');
    await change(id, { title: '自动保存的草稿' }, '?draft=true&autosave=true');
    await passMarker();
    expect(await shows(id, '读者所见')).toBe(true);
    expect(await findLedgerVersion('article', id, 'cn')).toBe(before);
  });

  it('[DSK-3] a restored version is what readers get', async ({ annotate }) => {
    const id = await publish('第一版');
    await change(id, { title: '第二版', _status: 'published' });
    await waitFor(() => shows(id, '第二版'));
    const versions = toList(
      (await desk.read(`/articles/versions?where[parent][equals]=${id}&sort=createdAt`))['docs'],
    );
    const first = versions.find((entry) => toRecord(entry['version'])['title'] === '第一版');
    const answer = await desk.send(
      'POST',
      `/articles/versions/${String(first?.['id'])}?draft=false`,
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await annotate(`restored: ${await waitFor(() => shows(id, '第一版'))} ms`);
  });

  it('[DSK-3] publishes and withdraws at the time it was told', async ({ annotate }) => {
    const id = await desk.make('articles', { edition: 'cn', title: '定时发布', _status: 'draft' });
    made.push(id);
    const at = async (type: 'publish' | 'unpublish', ms: number) => {
      const time = new Date(Date.now() + ms);
      const answer = await desk.send('POST', `/articles/${id}/schedule`, {
        type,
        at: time.toISOString(),
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      return time.getTime();
    };
    expect(await isGone(id)).toBe(true);
    const up = await at('publish', 1500);
    await waitFor(() => shows(id, '定时发布'));
    await annotate(`published ${Date.now() - up} ms after its time`);
    expect(Date.now()).toBeGreaterThanOrEqual(up);
    const down = await at('unpublish', 1500);
    await waitFor(() => isGone(id));
    await annotate(`withdrawn ${Date.now() - down} ms after its time`);
    expect(Date.now()).toBeGreaterThanOrEqual(down);
  });
});

describe('time', () => {
  it('shows what changes by time alone when the time has come', async () => {
    const later = Date.now() + 3_600_000;
    const id = await publish('置顶', 'cn', { pinned_until: new Date(later).toISOString() });
    const { rows } = await database.query<{ run_at: Date }>(
      'select run_at from graphile_worker.jobs where key = $1',
      [`due:article:${id}`],
    );
    expect(rows[0]?.run_at.getTime()).toBe(later);
    const due = Date.now() + 3000;
    await change(id, { pinned_until: new Date(due).toISOString(), _status: 'published' });
    await waitFor(async () => (await countJobs(`due:article:${id}`)) === 0);
    expect(Date.now()).toBeGreaterThanOrEqual(due);
    // Made anew by the origin since: younger than the moment at which it was due.
    await waitFor(async () => {
      const { age } = await readEdge('cn', articlePath(id));
      return Date.now() - age * 1000 > due;
    });
  });
});

describe('editions', () => {
  it('[DSK-2] pairing and publishing leave the twin’s document as it was', async () => {
    const cn = await publish('中文稿');
    const en = await publish('English text', 'en');
    const before = await desk.read(`/articles/${en}?depth=0`);
    const versionsBefore = await desk.read(
      `/articles/versions?where[parent][equals]=${en}&limit=1`,
    );
    const pair = await desk.make('twin_pairs', { kind: 'article', cn, en, source: 'cn' });
    const twin = async (edition: 'cn' | 'en', id: number) =>
      toRecord(toRecord(JSON.parse((await readEdge(edition, articlePath(id))).text))['data'])[
        'twin'
      ];
    await waitFor(async () => (await twin('cn', cn)) !== null && (await twin('en', en)) !== null);
    const heldBefore = await findLedgerVersion('article', en, 'en');
    await change(cn, { title: '中文稿，已更新', _status: 'published' });
    await waitFor(() => shows(cn, '中文稿，已更新'));
    expect(await findLedgerVersion('article', en, 'en')).toBe(heldBefore);
    // Withdrawing one side ends the other's way to it, and nothing else.
    await change(cn, { _status: 'draft' });
    await waitFor(async () => (await twin('en', en)) === null);
    expect(await desk.read(`/articles/${en}?depth=0`)).toEqual(before);
    const versionsAfter = await desk.read(`/articles/versions?where[parent][equals]=${en}&limit=1`);
    expect(versionsAfter['totalDocs']).toBe(versionsBefore['totalDocs']);
    await desk.send('DELETE', `/twin_pairs/${pair}`);
  });

  it('[EDN-1] an item is in its own edition alone', async () => {
    const id = await publish('只在中文版');
    expect((await readEdge('en', articlePath(id))).status).toBe(404);
  });
});
