import type { CollectionBeforeOperationHook } from 'payload';

/**
 * An update that does not say `_status` would merge into the newest version and write the sum to the live row:
 * a draft nobody meant to publish would be live, or a live text gone. Such an update is a draft save here.
 * A change of many that publishes must start from each one's newest version, as a change of one does.
 */
export const keepDraftsApart: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update') return args;
  const status = findStatus(args);
  if (status === undefined) return { ...args, draft: true };
  return 'where' in args && status === 'published' ? { ...args, draft: true } : args;
};

function findStatus(args: object): unknown {
  if (!('data' in args) || typeof args.data !== 'object' || args.data === null) return undefined;
  return '_status' in args.data ? (args.data._status ?? undefined) : undefined;
}
