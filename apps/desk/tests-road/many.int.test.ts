import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk } from '../tests/desk-client.ts';
import { articlePath, readEdge, waitFor } from './reader.ts';

let desk: Desk;
const made: [string, number][] = [];

beforeAll(async () => {
  desk = await Desk.asAdministrator();
});

afterAll(async () => {
  for (const [collection, id] of made.reverse()) await desk.send('DELETE', `/${collection}/${id}`);
});

async function make(collection: string, data: object): Promise<number> {
  const id = await desk.make(collection, data);
  made.push([collection, id]);
  return id;
}

async function change(path: string, data: object): Promise<void> {
  const answer = await desk.send('PATCH', path, data);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const edge = async (path: string) => (await readEdge('cn', path)).text;

describe('one change that shows in many places', () => {
  it('a change of many articles shows in each of them', async ({ annotate }) => {
    const ids: number[] = [];
    for (let number = 0; number < 60; number++) {
      ids.push(
        await make('articles', { edition: 'cn', title: `批量 ${number}`, _status: 'published' }),
      );
    }
    const author = `批量 ${Date.now()}`;
    const where = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&');
    const started = performance.now();
    await change(`/articles?${where}`, { author, _status: 'published' });
    const told = Math.round(performance.now() - started);
    for (const id of ids) await waitFor(async () => (await edge(articlePath(id))).includes(author));
    await annotate(
      `60 changed in ${told} ms, all seen ${Math.round(performance.now() - started)} ms`,
    );
  });

  it('renaming an industry shows on every page, by one document', async ({ annotate }) => {
    const name = `行业 ${Date.now()}`;
    const industry = await make('industries', { name_cn: name, name_en: 'Industry' });
    const child = await make('industries', { name_cn: '子行业', parent: industry });
    const id = await make('articles', {
      edition: 'cn',
      title: '行业文章',
      industries: [child, industry],
      _status: 'published',
    });
    await waitFor(async () => (await edge(articlePath(id))).includes(name));
    await change(`/industries/${industry}`, { name_cn: `${name} 新名` });
    await annotate(
      `renamed: ${await waitFor(async () => (await edge(articlePath(id))).includes('新名'))} ms`,
    );
    const list = `/api/article/list?sid=${industry}`;
    await waitFor(async () => (await edge(list)).includes('行业文章'));
    // Moved away from its parent, the child's articles leave the parent's list.
    await change(`/articles/${id}`, { industries: [child], _status: 'published' });
    await change(`/industries/${child}`, { parent: null });
    await annotate(
      `moved: ${await waitFor(async () => !(await edge(list)).includes('行业文章'))} ms`,
    );
  });

  it('renaming a supplier reaches its products and the articles that name it', async ({
    annotate,
  }) => {
    const name = `供应商 ${Date.now()}`;
    const supplier = await make('suppliers', { name_cn: name, live_cn: true });
    const products: number[] = [];
    for (let number = 0; number < 30; number++) {
      products.push(await make('products', { name_cn: `产品 ${number}`, live_cn: true, supplier }));
    }
    const article = await make('articles', {
      edition: 'cn',
      title: '提到供应商',
      suppliers: [supplier],
      products: [products[0]],
      _status: 'published',
    });
    const productPath = (id: number) => `/api/product/info?id=${id}`;
    for (const id of products)
      await waitFor(async () => (await edge(productPath(id))).includes(name));
    await waitFor(async () => (await edge(articlePath(article))).includes(name));

    const started = performance.now();
    await change(`/suppliers/${supplier}`, { name_cn: `改名 ${name}` });
    const own = await waitFor(async () =>
      (await edge(`/api/supplier/info?id=${supplier}`)).includes(`改名 ${name}`),
    );
    for (const id of products) {
      await waitFor(async () => (await edge(productPath(id))).includes(`改名 ${name}`));
    }
    await waitFor(async () => (await edge(articlePath(article))).includes(`改名 ${name}`));
    await annotate(`supplier ${own} ms, all ${Math.round(performance.now() - started)} ms`);

    await change(`/suppliers/${supplier}`, { live_cn: false });
    await waitFor(
      async () => (await readEdge('cn', `/api/supplier/info?id=${supplier}`)).status === 404,
    );
    for (const id of products)
      await waitFor(async () => !(await edge(productPath(id))).includes(name));
    await waitFor(async () => !(await edge(articlePath(article))).includes(name));
  });
});
