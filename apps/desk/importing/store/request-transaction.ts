import type { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

export interface Transaction {
  execute(query: ReturnType<typeof sql>): Promise<{ rows: Record<string, unknown>[] }>;
}

/** What Payload has begun for this request, for statements of our own that belong to it. */
export async function getTransaction(req: PayloadRequest): Promise<Transaction> {
  const session: unknown = req.payload.db.sessions?.[String(await req.transactionID)]?.db;
  if (!isTransaction(session)) throw new Error('The request has no transaction');
  return session;
}

function isTransaction(value: unknown): value is Transaction {
  return typeof value === 'object' && value !== null && 'execute' in value;
}
