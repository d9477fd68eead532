import { setTimeout as pause } from 'node:timers/promises';
import { addSupplierWithProducts } from '@ironbridge/scale';
import pg from 'pg';
import { type Desk, logIn, publishArticle } from './desk.ts';
import { publishAndWatch } from './publish-and-watch.ts';
import { percentile, type Report, round, spread } from './report.ts';
import { getEnv, openStack, read, type Stack } from './stack.ts';

const products = 50_000;

/** Renames what many items refer to: an industry, and a supplier with 50,000 products. */
export async function benchFanout(): Promise<Report> {
  const stack = await openStack();
  const desk = await logIn(stack, 'administrator');
  const industry = await renameIndustry(stack, desk);
  const supplier = await renameSupplier(stack, desk);
  const figures = { industry_everywhere_ms: round(industry), ...supplier };
  return {
    name: 'fanout',
    figures,
    goal: 'industry everywhere ≤ 1000 ms; supplier/info ≤ 1000 ms, all 50,000 products ≤ 120 s, publishes meanwhile p99 ≤ 1000 ms',
    met:
      industry <= 1000 &&
      supplier.supplier_info_ms <= 1000 &&
      supplier.products_s <= 120 &&
      supplier.meanwhile_p99_ms <= 1000,
  };
}

async function timeUntil(
  condition: () => Promise<boolean>,
  since: number,
  limit: number,
): Promise<number> {
  while (!(await condition())) {
    if (performance.now() - since > limit) throw new Error(`Not seen within ${limit} ms`);
    await pause(10);
  }
  return performance.now() - since;
}

/** Everywhere: the tree, lists, an article's page and the front page, in both editions. */
async function renameIndustry(stack: Stack, desk: Desk): Promise<number> {
  const name = `塑料橡胶 ${Date.now() % 100_000}`;
  const sent = performance.now();
  const renamed = desk.send('PATCH', '/api/industries/5?depth=0', { name_cn: name });
  const pages = [
    '/',
    '/articles?sid=5',
    '/api/industry/tree',
    '/api/baseinfo',
    '/api/article/list?sid=5',
  ];
  const times = await Promise.all(
    pages.map((path) =>
      timeUntil(async () => (await read(stack, 'cn', path)).text.includes(name), sent, 30_000),
    ),
  );
  await renamed;
  await desk.send('PATCH', '/api/industries/5?depth=0', { name_cn: '塑料橡胶' });
  return Math.max(...times);
}

async function renameSupplier(stack: Stack, desk: Desk) {
  const pool = new pg.Pool({ connectionString: getEnv(stack.env, 'DATABASE_URL'), max: 2 });
  console.log(`  preparing a supplier with ${products} products`);
  const supplier = await addSupplierWithProducts(pool, products);
  await waitForProducts(stack, supplier, '', products);
  const article = await publishArticle(desk, { edition: 'cn', title: '改名期间' });

  const name = `改名机械 ${Date.now()}`;
  const sent = performance.now();
  const renamed = desk.send('PATCH', `/api/suppliers/${supplier}?depth=0`, { name_cn: name });
  const info = await timeUntil(
    async () => (await read(stack, 'cn', `/api/supplier/info?id=${supplier}`)).text.includes(name),
    sent,
    30_000,
  );
  await renamed;
  let running = true;
  const all = waitForProducts(stack, supplier, name, products).then(() => {
    running = false;
    return (performance.now() - sent) / 1000;
  });
  const meanwhile: number[] = [];
  while (running) {
    const { firstNew } = await publishAndWatch(stack, desk, article, `改名期间 ${Date.now()}`);
    meanwhile.push(firstNew);
  }
  const seconds = await all;
  await desk.send('DELETE', `/api/articles/${article}`);
  await pool.query('DELETE FROM products WHERE supplier_id = $1', [supplier]);
  await pool.query('DELETE FROM suppliers WHERE id = $1', [supplier]);
  await pool.end();
  return {
    supplier_info_ms: round(info),
    products_s: round(seconds, 1),
    products_per_second: round(products / seconds),
    ...spread('meanwhile', meanwhile),
    meanwhile_p99_ms: round(percentile(meanwhile, 0.99)),
  };
}

/** Counts in the search engine itself: how many of the supplier's products carry the name. */
async function waitForProducts(
  stack: Stack,
  supplier: number,
  name: string,
  count: number,
): Promise<void> {
  const engine = getEnv(stack.env, 'OPENSEARCH_URLS').split(',')[0];
  const must = [
    { term: { 'supplier.id': supplier } },
    ...(name ? [{ term: { 'supplier.name': name } }] : []),
  ];
  for (;;) {
    const answer = await fetch(`${engine}/product-cn/_count`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: { bool: { must } } }),
    });
    const body: unknown = await answer.json();
    if (typeof body === 'object' && body !== null && 'count' in body && body.count === count)
      return;
    await pause(250);
  }
}
