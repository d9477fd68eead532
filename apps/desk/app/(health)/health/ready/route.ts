import config from '@payload-config';
import { getPayload } from 'payload';

export const dynamic = 'force-dynamic';

/** Ready once the database answers: without it no editor can work. */
export async function GET(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  try {
    const payload = await getPayload({ config });
    await payload.db.pool.query('select 1');
    return Response.json({ status: 'ok' }, { headers });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return Response.json({ status: 'unavailable', reason }, { status: 503, headers });
  }
}
