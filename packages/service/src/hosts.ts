import { type EditionId, type EditionOrigins, editionIds } from '@ironbridge/domain';

export type FindEdition = (host: string | undefined) => EditionId | undefined;

/** The host alone decides the edition; the addresses are taken apart once, not at every request. */
export function createEditionFinder(origins: EditionOrigins): FindEdition {
  const byHost = new Map(editionIds.map((id) => [new URL(origins[id]).host, id]));
  return (host) => (host === undefined ? undefined : byHost.get(host.toLowerCase()));
}

export function toOrigins(env: { CN_ORIGIN: string; EN_ORIGIN: string }): EditionOrigins {
  return { cn: env.CN_ORIGIN, en: env.EN_ORIGIN };
}
