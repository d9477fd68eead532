import type { Document } from '../document.ts';
import type { FindFields } from './find-fields.ts';
import { type FindTexts, toFind } from './to-find.ts';

/** A document as the index takes it: what can be found carries the fields it is found by. */
export function toIndexed<Kept extends Document>(
  document: Kept,
  texts: FindTexts | undefined,
): Kept & { readonly find?: FindFields } {
  return texts ? { ...document, find: toFind(texts) } : document;
}
