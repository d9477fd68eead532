import type pg from 'pg';
import { addRows, type Table } from './add-rows.ts';
import { toIndustry, toPicture, toTag } from './relations.ts';
import { anyOf, literal, skewed } from './sql.ts';
import { thing } from './vocabulary.ts';
import { words } from './words.ts';

export const suppliers: Table = {
  name: 'suppliers',
  columns: {
    name_cn: `concat(${anyOf(words.cnPlaces)}, '铁砧', n, '机械')`,
    name_en: `concat(${anyOf(words.enPlaces)}, ' Anvil ', n, ' Machinery')`,
    summary_cn: anyOf(words.cnSentences),
    summary_en: anyOf(words.enSentences),
    country: literal('CN'),
    city_cn: anyOf(words.cnPlaces),
    city_en: anyOf(words.enPlaces),
    founded: '1980 + floor(random() * 40)',
    staff: '20 + floor(random() * 900)',
    live_cn: 'true',
    live_en: 'random() < 0.6',
  },
  versions: 'plain',
  relations: [toIndustry],
};

/** Products of suppliers chosen by the expression. */
function productsOf(supplier: string): Table {
  const price = '(1000 + floor(random() * 900000))';
  return {
    name: 'products',
    columns: {
      name_cn: thing('cn'),
      name_en: thing('en'),
      model: "concat('IB-', n, '-', floor(random() * 1000))",
      supplier_id: supplier,
      summary_cn: anyOf(words.cnSentences),
      summary_en: anyOf(words.enSentences),
      description_cn: `concat(${anyOf(words.cnSentences)}, ${anyOf(words.cnSentences)})`,
      description_en: `concat(${anyOf(words.enSentences)}, ' ', ${anyOf(words.enSentences)})`,
      specs: `jsonb_build_array(
        jsonb_build_object('property', ${skewed('known.properties')}, 'number', floor(random() * 5000), 'unit', 'kN'),
        jsonb_build_object('property', known.properties[1], 'from', 1, 'to', 1 + floor(random() * 90), 'unit', 'kW'))`,
      price_from: price,
      currency: "'CNY'::enum_products_currency",
      unit_cn: "'台'",
      unit_en: "'unit'",
      minimum_order: '1 + floor(random() * 20)',
      live_cn: 'true',
      live_en: 'random() < 0.6',
    },
    enums: ['currency'],
    versions: 'plain',
    relations: [toIndustry, toTag, toPicture],
  };
}

/** The first suppliers make most of them. */
export const products = productsOf(skewed('known.suppliers'));

/** One supplier that everything of a kind hangs on: what renaming costs at its worst. */
export async function addSupplierWithProducts(pool: pg.Pool, count: number): Promise<number> {
  await addRows(pool, suppliers, 1);
  const { rows } = await pool.query<{ id: number }>('SELECT max(id) AS id FROM suppliers');
  const supplier = rows[0]?.id;
  if (supplier === undefined) throw new Error('The supplier was not made');
  for (let made = 0; made < count; made += 10_000) {
    await addRows(pool, productsOf(String(supplier)), Math.min(10_000, count - made));
  }
  return supplier;
}
