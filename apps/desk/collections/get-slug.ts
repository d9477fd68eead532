import type { CollectionSlug, Payload } from 'payload';

/** A collection's name as the types know it: an endpoint is made before there is a configuration to ask. */
export function getSlug(payload: Payload, name: string): CollectionSlug {
  const found = payload.config.collections.find(({ slug }) => slug === name);
  if (found === undefined) throw new Error(`There is no collection ${name}`);
  return found.slug;
}
