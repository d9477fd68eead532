import { afterAll, beforeAll, expect, it } from 'vitest';
import { Desk } from '../tests/desk-client.ts';
import { database, findLedgerTags } from './database.ts';
import { readEdge, readTags, waitFor } from './reader.ts';

let desk: Desk;
const made: string[] = [];

beforeAll(async () => {
  desk = await Desk.asAdministrator();
});

afterAll(async () => {
  for (const path of made.reverse()) await desk.send('DELETE', path);
  await database.end();
});

async function make(collection: string, data: object): Promise<number> {
  const id = await desk.make(collection, data);
  made.push(`/${collection}/${id}`);
  return id;
}

async function publishArticle(title: string): Promise<number> {
  const id = await make('articles', { edition: 'cn', title, _status: 'published' });
  await waitFor(async () => (await readEdge('cn', `/article/${id}`)).text.includes(title));
  return id;
}

it('an issue comes to the pages of its own articles, and drops those of no other', async () => {
  const within = await publishArticle('刊内的文章');
  const other = await publishArticle('别处的文章');
  const magazine = await make('magazines', { mag_title_cn: `路上月刊 ${Date.now()}` });
  const issue = await make('issues', {
    magazine,
    year: 2026,
    period: 11,
    lang: 'cn',
    date: '2026-11-01',
    live_cn: true,
    contents: [{ title: '刊内的文章', page: 3, article: within }],
  });
  const shows = async (article: number) =>
    (await readEdge('cn', `/article/${article}`)).text.includes(`/magazines/info/${issue}`);
  await waitFor(() => shows(within));
  expect(await shows(other)).toBe(false);

  const dropped = await findLedgerTags('issue', issue, 'cn');
  const keptUnder = async (article: number) => {
    const tags = await readTags('cn', `/article/${article}`);
    return dropped.filter((tag) => tags.has(tag));
  };
  expect(await keptUnder(within)).toEqual([`cn:issue-list:a${within}`]);
  expect(await keptUnder(other)).toEqual([]);
});
