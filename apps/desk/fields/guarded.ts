import { isDeepStrictEqual } from 'node:util';
import type { FieldHook, PayloadRequest } from 'payload';
import { Refusal } from '../refusal.ts';
import type { Words } from '../words.ts';

export interface WriteRule {
  mayWrite(asked: { user: PayloadRequest['user']; value: unknown; previous: unknown }): boolean;
  readonly refusal: Words;
}

/**
 * Payload's field access drops a forbidden value without a word. Here it is refused, so that nobody believes
 * to have saved what was not. An unchanged value may be sent along: the desk's own forms send whole documents.
 * The hook runs before field access does, on create, update, bulk update and restore alike.
 */
export function refuseUnless(rule: WriteRule): FieldHook {
  return ({ operation, overrideAccess, previousValue, req, ...given }) => {
    const value: unknown = given.value;
    if (overrideAccess || (operation !== 'create' && operation !== 'update')) return value;
    // A new record has nothing before it, though a copy is handed its original.
    const previous: unknown = operation === 'create' ? undefined : previousValue;
    if (isDeepStrictEqual(toComparable(value), toComparable(previous))) return value;
    if (rule.mayWrite({ user: req.user, value, previous })) return value;
    throw new Refusal(req, rule.refusal);
  };
}

function toComparable(value: unknown): unknown {
  return value === undefined || value === '' || value === false ? null : value;
}
