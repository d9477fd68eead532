import type { CollectionBeforeOperationHook, Where } from 'payload';
import { toSearchKey } from './search-key.ts';

/** Lists and pickers search by title; the index is on the search key. */
export function searchByKey(title: string): CollectionBeforeOperationHook {
  return ({ args, operation }) => {
    if (operation !== 'read' && operation !== 'count') return args;
    if (!('where' in args) || !isWhere(args.where)) return args;
    return { ...args, where: toKeyed(args.where, title) };
  };
}

function toKeyed(where: Where, title: string): Where {
  return Object.fromEntries(
    Object.entries(where).map(([field, condition]) => {
      if (Array.isArray(condition)) {
        return [field, condition.map((part) => (isWhere(part) ? toKeyed(part, title) : part))];
      }
      const words = field === title ? findWords(condition) : undefined;
      return words === undefined
        ? [field, condition]
        : ['search_key', { like: toSearchKey(words) }];
    }),
  );
}

/** Any other operator, or one beside it, is left to Payload. */
function findWords(condition: unknown): string | undefined {
  if (typeof condition !== 'object' || condition === null) return undefined;
  const [only, ...others] = Object.entries(condition);
  if (only === undefined || others.length > 0) return undefined;
  const [operator, words] = only;
  const searches = operator === 'like' || operator === 'contains';
  return searches && typeof words === 'string' && words.trim() !== '' ? words : undefined;
}

function isWhere(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
