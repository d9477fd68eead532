import type { CollectionSlug, PayloadRequest } from 'payload';

/** Asks a collection's own rule whether this person may change this one document. */
export async function mayUpdate(
  req: PayloadRequest,
  user: PayloadRequest['user'],
  collection: CollectionSlug,
  id: number,
): Promise<boolean> {
  const rule = req.payload.collections[collection].config.access.update;
  const answer = await rule({ req: { ...req, user }, id });
  if (typeof answer === 'boolean') return answer;
  const found = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: id } }, answer] },
    req,
  });
  return found.totalDocs > 0;
}
