import type pg from 'pg';
import { anyOf, skewed } from './sql.ts';
import { words } from './words.ts';

const supplierColumns = [
  'name_cn',
  'name_en',
  'summary_cn',
  'summary_en',
  'country',
  'city',
  'founded',
  'staff',
  'live_cn',
  'live_en',
];
const productColumns = [
  'name_cn',
  'name_en',
  'model',
  'supplier_id',
  'summary_cn',
  'summary_en',
  'description_cn',
  'description_en',
  'specs',
  'price_from',
  'price_to',
  'currency',
  'unit_cn',
  'unit_en',
  'minimum_order',
  'live_cn',
  'live_en',
];

/** Suppliers, and one version of each. */
export async function addSuppliers(pool: pg.Pool, count: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(`
    WITH made AS (
      INSERT INTO suppliers (${supplierColumns.join(', ')})
      SELECT concat(${anyOf(words.cnPlaces)}, '铁砧', n, '机械'), concat(${anyOf(words.enPlaces)}, ' Anvil ', n, ' Machinery'),
        ${anyOf(words.cnSentences)}, ${anyOf(words.enSentences)}, 'CN', ${anyOf(words.cnPlaces)},
        1980 + floor(random() * 40), 20 + floor(random() * 900), true, random() < 0.6
      FROM generate_series(1, ${count}) AS n
      RETURNING *
    ), versions AS (
      INSERT INTO _suppliers_v (parent_id, ${supplierColumns.map((name) => `version_${name}`).join(', ')}, version_updated_at, version_created_at)
      SELECT id, ${supplierColumns.join(', ')}, updated_at, created_at FROM made
    ), filed AS (
      INSERT INTO suppliers_rels ("order", parent_id, path, industries_id)
      SELECT 1, made.id, 'industries', ${skewed('known.industries')}
      FROM made, (SELECT ARRAY(SELECT id FROM industries ORDER BY id) AS industries) AS known
    )
    SELECT id FROM made`);
  return rows.map((row) => row.id);
}

/** Products of the given suppliers, the first of which make most of them. */
export async function addProducts(
  pool: pg.Pool,
  count: number,
  suppliers: readonly number[],
): Promise<void> {
  await pool.query(
    `
    WITH known AS MATERIALIZED (
      SELECT $1::int[] AS suppliers, ARRAY(SELECT id FROM industries ORDER BY id) AS industries,
        ARRAY(SELECT id FROM tags ORDER BY id) AS tags, ARRAY(SELECT key FROM properties ORDER BY key) AS properties,
        ARRAY(SELECT id FROM media WHERE mime_type LIKE 'image/%' ORDER BY id) AS pictures
    ), made AS (
      INSERT INTO products (${productColumns.join(', ')})
      SELECT ${anyOf(words.cnMachines)}, ${anyOf(words.enMachines)}, concat('IB-', n, '-', floor(random() * 1000)),
        ${skewed('known.suppliers')}, ${anyOf(words.cnSentences)}, ${anyOf(words.enSentences)},
        concat(${anyOf(words.cnSentences)}, ${anyOf(words.cnSentences)}), concat(${anyOf(words.enSentences)}, ' ', ${anyOf(words.enSentences)}),
        jsonb_build_array(jsonb_build_object('property', ${skewed('known.properties')}, 'number', floor(random() * 5000), 'unit', 'kN'),
          jsonb_build_object('property', known.properties[1], 'from', 1, 'to', 1 + floor(random() * 90), 'unit', 'kW')),
        price, price * 1.4, 'CNY'::enum_products_currency, '台', 'unit', 1 + floor(random() * 20), true, random() < 0.6
      FROM known, generate_series(1, ${count}) AS n, LATERAL (SELECT 1000 + floor(random() * 900000) + n * 0 AS price) AS priced
      RETURNING *
    ), versions AS (
      INSERT INTO _products_v (parent_id, ${productColumns.map((name) => `version_${name}`).join(', ')}, version_updated_at, version_created_at)
      SELECT id, ${productColumns.map((name) => (name === 'currency' ? 'currency::text::enum__products_v_version_currency' : name)).join(', ')},
        updated_at, created_at FROM made
    )
    INSERT INTO products_rels ("order", parent_id, path, industries_id, tags_id, media_id)
    SELECT 1, made.id, 'industries', ${skewed('known.industries')}, NULL::int, NULL::int FROM made, known
    UNION ALL SELECT 1, made.id, 'tags', NULL, ${skewed('known.tags')}, NULL FROM made, known
    UNION ALL SELECT 1, made.id, 'pictures', NULL, NULL, ${skewed('known.pictures')} FROM made, known
      WHERE cardinality(known.pictures) > 0`,
    [suppliers],
  );
}

/** One supplier that everything of a kind hangs on: what renaming costs at its worst. */
export async function addSupplierWithProducts(pool: pg.Pool, count: number): Promise<number> {
  const [supplier] = await addSuppliers(pool, 1);
  if (supplier === undefined) throw new Error('The supplier was not made');
  for (let made = 0; made < count; made += 10_000) {
    await addProducts(pool, Math.min(10_000, count - made), [supplier]);
  }
  return supplier;
}
