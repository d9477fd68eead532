import { type EditionId, isEditionId } from './editions.ts';
import { isKind } from './kinds.ts';
import type { Viewed } from './viewed.ts';

/** Where api leaves page views and the worker finds them. */
export const viewStream = 'views';

/** Why a view is not counted. The first two are seen where it is taken, the others where it is counted. */
export const uncountedReasons = ['no_agent', 'bot', 'unknown', 'too_many', 'repeat'] as const;
export type UncountedReason = (typeof uncountedReasons)[number];

/** A page view on its way: no address, no browser, only a hash that means nothing tomorrow. */
export interface TakenView extends Viewed {
  readonly edition: EditionId;
  readonly visitor: string;
  readonly agent: 'reader' | Extract<UncountedReason, 'no_agent' | 'bot'>;
}

/** Always the same fields in the same order: the stream then keeps their names once. */
export function toStreamFields(view: TakenView): string[] {
  const { edition, kind, key, visitor, agent } = view;
  return ['edition', edition, 'kind', kind, 'key', key, 'visitor', visitor, 'agent', agent];
}

export function parseStreamFields(fields: readonly string[]): TakenView | undefined {
  const [, edition, , kind, , key, , visitor, , agent] = fields;
  if (!isEditionId(edition) || key === undefined || visitor === undefined) return undefined;
  if (!isKind(kind) && kind !== 'industry' && kind !== 'screen') return undefined;
  if (agent !== 'reader' && agent !== 'no_agent' && agent !== 'bot') return undefined;
  return { edition, kind, key, visitor, agent };
}
