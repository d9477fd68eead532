import { sql } from '@payloadcms/db-postgres';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { Refusal } from '../../refusal.ts';
import type { ImportState } from '../import-run.ts';
import { getTransaction, type Transaction } from '../store/request-transaction.ts';

interface Move {
  readonly from: readonly ImportState[];
  readonly to: ImportState;
  /** How much there is to do, as a number in SQL. */
  readonly due: ReturnType<typeof sql>;
  /** What else belongs to it. */
  readonly also?: (transaction: Transaction) => Promise<void>;
}

/** A person sets an import going: its new state and the job that acts on it are one transaction. */
export async function move(req: PayloadRequest, id: number, { from, to, due, also }: Move) {
  await initTransaction(req);
  try {
    const transaction = await getTransaction(req);
    // Twice clicked is once done: the second finds it moved already.
    const { rows } = await transaction.execute(sql`
      update imports set state = ${to}, cursor = 0, done = 0, due = ${due}, updated_at = now()
      where id = ${id} and state::text in (${sql.join(
        from.map((state) => sql`${state}`),
        sql`, `,
      )})
      returning id`);
    if (rows.length === 0) {
      throw new Refusal(
        req,
        { en: 'This import is at another step by now.', zh: '这次导入已进入其他步骤。' },
        400,
      );
    }
    await also?.(transaction);
    await transaction.execute(sql`select road.advance_import(${id})`);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
  return Response.json({ id, state: to }, { status: 202 });
}
