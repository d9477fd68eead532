import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { loadStackEnv } from '@ironbridge/stack';
import pg from 'pg';
import { addArticles, pairArticles } from './articles.ts';
import { addProducts, addSuppliers } from './products.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '500000' },
    products: { type: 'string', default: '1000000' },
    suppliers: { type: 'string', default: '50000' },
  },
});
const sizes = {
  articles: Number(values.articles),
  products: Number(values.products),
  suppliers: Number(values.suppliers),
};
const chunk = 20_000;
const pool = new pg.Pool({ connectionString: loadStackEnv()['DATABASE_URL'], max: 2 });

/** Rows are made in chunks, so that progress shows and no transaction grows without bound. */
async function fill(
  name: string,
  size: number,
  add: (count: number, made: number) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  for (let made = 0; made < size; made += chunk) {
    const count = Math.min(chunk, size - made);
    await add(count, made);
    const rate = (made + count) / ((performance.now() - start) / 1000);
    console.log(`${name}: ${made + count} of ${size}, ${Math.round(rate)} rows/s`);
  }
}

/** The rebuild at the end reads everything anyway: announcing each row as well would do all of it twice. */
async function setAnnouncing(on: boolean): Promise<void> {
  const verb = on ? 'ENABLE' : 'DISABLE';
  for (const table of ['articles', 'products', 'suppliers']) {
    await pool.query(`ALTER TABLE ${table} ${verb} TRIGGER road_announce_statement_insert`);
  }
  await pool.query(`ALTER TABLE twin_pairs ${verb} TRIGGER road_announce_pair_insert`);
}

await setAnnouncing(false);
try {
  const suppliers: number[] = [];
  await fill('suppliers', sizes.suppliers, async (count) => {
    suppliers.push(...(await addSuppliers(pool, count)));
  });
  await fill('products', sizes.products, (count) => addProducts(pool, count, suppliers));
  const source = `scale-${Date.now()}`;
  await fill('articles', sizes.articles, (count, made) =>
    // Chinese and English in turn.
    addArticles(pool, { edition: (made / chunk) % 2 === 0 ? 'cn' : 'en', count, source }),
  );
  await pairArticles(pool, source);
  await pool.query(
    'ANALYZE articles, articles_rels, _articles_v, products, products_rels, suppliers',
  );
} finally {
  await setAnnouncing(true);
  await pool.end();
}
console.log('Building the indices');
const { status } = spawnSync(process.execPath, ['apps/desk/worker/reindex-cli.ts'], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
