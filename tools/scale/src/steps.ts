import { type EditionId, editionIds } from '@ironbridge/domain';
import type pg from 'pg';
import { addRows, type Table } from './add-rows.ts';
import { addArticles } from './articles.ts';
import { listings, shows } from './hall.ts';
import { issues, videosOf, whitePapersOf } from './library.ts';
import { products, suppliers } from './products.ts';
import { tags, terms } from './reference.ts';
import type { Sized } from './sizes.ts';

export interface Step {
  readonly name: Sized;
  readonly add: (pool: pg.Pool, count: number, round: number) => Promise<void>;
}

const one =
  (table: Table): Step['add'] =>
  (pool, count) =>
    addRows(pool, table, count);

/** Chinese and English by halves. */
const halves =
  (add: (pool: pg.Pool, edition: EditionId, count: number) => Promise<void>): Step['add'] =>
  async (pool, count) => {
    const half = Math.ceil(count / editionIds.length);
    for (const edition of editionIds) await add(pool, edition, half);
  };

/** Each after what it refers to. */
export function steps(source: string): readonly Step[] {
  return [
    { name: 'tags', add: one(tags) },
    { name: 'terms', add: one(terms) },
    { name: 'suppliers', add: one(suppliers) },
    { name: 'products', add: one(products) },
    {
      name: 'videos',
      add: halves((pool, edition, count) => addRows(pool, videosOf(edition), count)),
    },
    {
      name: 'white_papers',
      add: halves((pool, edition, count) => addRows(pool, whitePapersOf(edition), count)),
    },
    { name: 'issues', add: one(issues) },
    { name: 'shows', add: one(shows) },
    { name: 'listings', add: one(listings) },
    {
      name: 'articles',
      add: halves((pool, edition, count) => addArticles(pool, { edition, count, source })),
    },
  ];
}
