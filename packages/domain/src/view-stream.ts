import { type EditionId, isEditionId } from './editions.ts';
import { isKind } from './kinds.ts';
import type { ViewedKind } from './viewed.ts';

/** Where api leaves page views and the worker finds them. */
export const viewStream = 'views';

/** An entry of a stream holds events that came together, each under this name. */
export const eventField = 'event';

/** Why a view is not counted. The first two are seen where it is taken, the others where it is counted. */
export const uncountedReasons = ['no_agent', 'bot', 'unknown', 'too_many', 'repeat'] as const;
export type UncountedReason = (typeof uncountedReasons)[number];

/** What a reader does with a banner, on the same way and by the same rules as a page view; its key is the banner's id. */
export const bannerDeeds = ['banner_seen', 'banner_click'] as const;
export type BannerDeed = (typeof bannerDeeds)[number];

export function isBannerDeed(kind: unknown): kind is BannerDeed {
  return kind === 'banner_seen' || kind === 'banner_click';
}

/** A page view on its way: no address, no browser, only a hash that means nothing tomorrow. */
export interface TakenView {
  readonly kind: ViewedKind | BannerDeed;
  readonly key: string;
  readonly edition: EditionId;
  readonly visitor: string;
  readonly agent: 'reader' | Extract<UncountedReason, 'no_agent' | 'bot'>;
}

/** None of its parts holds a space. */
export function toViewText({ edition, kind, key, visitor, agent }: TakenView): string {
  return `${edition} ${kind} ${key} ${visitor} ${agent}`;
}

export function parseViewText(text: string): TakenView | undefined {
  const [edition, kind, key, visitor, agent] = text.split(' ');
  if (!isEditionId(edition) || key === undefined || visitor === undefined) return undefined;
  if (!isKind(kind) && !isBannerDeed(kind) && kind !== 'industry' && kind !== 'screen') {
    return undefined;
  }
  if (agent !== 'reader' && agent !== 'no_agent' && agent !== 'bot') return undefined;
  return { edition, kind, key, visitor, agent };
}
