import { randomBytes } from 'node:crypto';
import type { EditionId } from '@ironbridge/domain';
import { loadStackEnv } from '@ironbridge/stack';
import { Client } from 'pg';
import { calling } from './calling.ts';

export interface AskedProduct {
  readonly id: number;
  /** Where letters to its supplier go, until it is put back. */
  readonly email: string;
  putBack(): Promise<void>;
}

/** A product of the demo whose supplier can be written to. */
export async function askedProduct(edition: EditionId): Promise<AskedProduct> {
  const { list } = await calling(edition).api('productList', { rows: 1 });
  const [product] = list;
  if (product?.supplier == null) throw new Error('The demo has no product of a supplier');
  const mark = randomBytes(6).toString('hex');
  const email = `sales-${mark}@example.com`;
  await atDesk(
    `insert into public.suppliers_contacts (_order, _parent_id, id, name, email)
     values (-1, $1, $2, 'Sales', $3)`,
    [product.supplier.id, mark, email],
  );
  return {
    id: product.id,
    email,
    putBack: () => atDesk('delete from public.suppliers_contacts where id = $1', [mark]),
  };
}

async function atDesk(sql: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: loadStackEnv()['ADMIN_DATABASE_URL'] });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}
