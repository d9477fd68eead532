import { randomBytes } from 'node:crypto';
import { atDesk } from './at-desk.ts';

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
    putBack: async () => {
      await atDesk('delete from public.suppliers_contacts where id = $1', [mark]);
    },
  };
}
