import type { CollectionBeforeValidateHook } from 'payload';
import { Refusal } from '../refusal.ts';
import { findId } from './find-id.ts';

/** Industries have two levels: menus, addresses and the sum of a parent's lists all count on it. */
export const refuseThirdLevel: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const parent: unknown = data?.['parent'];
  if (parent === undefined || parent === null) return data;
  const own = findId(originalDoc);
  const deeper = await req.payload.count({
    collection: 'industries',
    where: {
      or: [
        { and: [{ id: { equals: parent } }, { parent: { exists: true } }] },
        ...(own === undefined ? [] : [{ parent: { equals: own } }]),
      ],
    },
    req,
  });
  if (deeper.totalDocs === 0 && parent !== own) return data;
  throw new Refusal(
    req,
    {
      en: 'Industries have two levels: one that belongs to another cannot have its own below it.',
      zh: '行业只分两级：已有上级的行业不能再有下级。',
    },
    400,
  );
};
