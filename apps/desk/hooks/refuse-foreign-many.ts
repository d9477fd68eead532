import type { CollectionBeforeOperationHook, Where } from 'payload';
import { findOwnEdition } from '../access/role.ts';
import { Refusal } from '../refusal.ts';

/** Payload leaves out of a change of many what the person may not write. Here the whole request is refused. */
export const refuseForeignMany: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || (operation !== 'update' && operation !== 'delete')) return args;
  const where = findWhere(args);
  const own = findOwnEdition(req.user);
  if (where === undefined || own === undefined) return args;
  const foreign = await req.payload.count({
    collection: collection.slug,
    where: { and: [where, { edition: { not_equals: own } }] },
    req,
  });
  if (foreign.totalDocs === 0) return args;
  throw new Refusal(req, {
    en: `${foreign.totalDocs} of the chosen documents belong to the other edition. Nothing was changed.`,
    zh: `所选内容中有 ${foreign.totalDocs} 条属于另一站点，未作任何修改。`,
  });
};

function findWhere(args: object): Where | undefined {
  if ('id' in args || !('where' in args)) return undefined;
  return isWhere(args.where) ? args.where : undefined;
}

function isWhere(value: unknown): value is Where {
  return typeof value === 'object' && value !== null;
}
