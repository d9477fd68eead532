import { documentSchema } from './document.ts';

/** Documents are rewritten while both releases serve: a reader knows its own schema and the one before. */
export function isReadableSchema(schema: unknown): boolean {
  return schema === documentSchema || schema === documentSchema - 1;
}
