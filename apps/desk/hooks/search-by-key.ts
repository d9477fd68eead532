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
  const keyed: Where = {};
  for (const [field, condition] of Object.entries(where)) {
    const words = field === title ? findWords(condition) : undefined;
    if (words !== undefined) keyed['search_key'] = { like: toSearchKey(words) };
    else
      keyed[field] = Array.isArray(condition)
        ? condition.map((part) => toKeyed(part, title))
        : condition;
  }
  return keyed;
}

/** Any other operator, or one beside it, is left to Payload. */
function findWords(condition: unknown): string | undefined {
  if (typeof condition !== 'object' || condition === null) return undefined;
  const [only, ...others]: [string, unknown][] = Object.entries(condition);
  if (only === undefined || others.length > 0) return undefined;
  const [operator, words] = only;
  const searches = operator === 'like' || operator === 'contains';
  return searches && typeof words === 'string' && words.trim() !== '' ? words : undefined;
}

function isWhere(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
