import type { CollectionBeforeDeleteHook } from 'payload';
import { Refusal } from '../refusal.ts';

/** An issue without its magazine would have no name: they go first. */
export const refuseWithIssues: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'issues',
    where: { magazine: { equals: id } },
    req,
  });
  if (totalDocs === 0) return;
  throw new Refusal(
    req,
    {
      en: `This magazine has ${totalDocs} issues. Delete or move them first.`,
      zh: `该杂志下还有 ${totalDocs} 期，请先删除或移走这些期次。`,
    },
    400,
  );
};
