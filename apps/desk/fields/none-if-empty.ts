import type { FieldHook, TypeWithID } from 'payload';

/** An empty text is none at all: two of them must not collide where a value stands once. */
export const noneIfEmpty: FieldHook<TypeWithID, unknown> = ({ value }) =>
  value === '' ? null : value;
