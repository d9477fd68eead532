import { type CollectionBeforeOperationHook, commitTransaction } from 'payload';

/**
 * Payload opens one transaction around a change of many. Ended here, before anything is written, it leaves each
 * item its own (the adapter is told `bulkOperationsSingleTransaction`): readers see the first of 5,000 at once
 * instead of after the last, and one bad item does not take the others back.
 */
export const commitEachOfMany: CollectionBeforeOperationHook = async ({ args, operation }) => {
  const many =
    (operation === 'update' || operation === 'delete') && 'where' in args && !('id' in args);
  if (many && args.req?.transactionID) await commitTransaction(args.req);
  return args;
};
