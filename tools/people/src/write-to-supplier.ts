import { randomBytes } from 'node:crypto';
import { loadStackEnv } from '@ironbridge/stack';
import { Client } from 'pg';

export interface WrittenTo {
  /** Where letters to the supplier go, until it is put back. */
  readonly email: string;
  readonly putBack: () => Promise<void>;
}

/** A way to a supplier that leads to the test alone, before its own for as long as it is needed. */
export async function writeToSupplier(id: number): Promise<WrittenTo> {
  const mark = randomBytes(6).toString('hex');
  const email = `sales-${mark}@example.com`;
  await atDesk(
    `insert into public.suppliers_contacts (_order, _parent_id, id, name, email)
     values (-1, $1, $2, 'Sales', $3)`,
    [id, mark, email],
  );
  return {
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
