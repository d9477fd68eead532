import type { EditionId } from '@ironbridge/domain';
import { type Desk, toList } from '../tests/desk-client.ts';

/** Of what an edition has only one: takes it away, and gives back what it held. */
export async function setAside(desk: Desk, collection: string, edition: EditionId) {
  const found = await desk.read(`/${collection}?where[edition][equals]=${edition}&depth=0`);
  const [record] = toList(found['docs']);
  if (record) await desk.send('DELETE', `/${collection}/${String(record['id'])}`);
  return record;
}
