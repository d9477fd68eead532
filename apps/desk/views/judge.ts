import {
  type EditionId,
  isBannerDeed,
  shanghaiDate,
  type TakenView,
  type UncountedReason,
} from '@ironbridge/domain';
import { viewRules } from './rules.ts';

/** A view of the stream, with the time at which the stream took it. */
export interface StreamedView extends TakenView {
  readonly at: number;
}

/** What a view is about, once its address was looked up: under its id, filed under industries. */
export interface Subject {
  readonly item: string;
  readonly industries: readonly number[];
}

/** What the views before these have left to know. */
export interface Memory {
  readonly subjectOf: (view: TakenView) => Subject | undefined;
  /** When each visitor was last counted for each thing, by `seenKey`. */
  readonly seen: Map<string, number>;
  /** How many views each visitor has sent in each minute, by `paceKey`. */
  readonly pace: Map<string, number>;
}

export interface Counted {
  readonly edition: EditionId;
  readonly kind: TakenView['kind'];
  readonly visitor: string;
  readonly subject: Subject;
  readonly at: number;
  readonly day: string;
}

export interface Uncounted {
  readonly edition: EditionId;
  /** Said of banners alone: their advertisers want to know what was left out. */
  readonly deed?: { readonly kind: string; readonly banner: string };
  readonly reason: UncountedReason;
  readonly day: string;
}

export function seenKey(view: TakenView, item: string): string {
  return [view.visitor, view.edition, view.kind, item].join(' ');
}

export function paceKey(visitor: string, at: number): string {
  return `${visitor} ${Math.floor(at / 60_000)}`;
}

/** Each view is counted, or left out for one reason, in the order in which they came. It writes into the memory. */
export function judge(
  views: readonly StreamedView[],
  memory: Memory,
): { counted: Counted[]; uncounted: Uncounted[] } {
  const counted: Counted[] = [];
  const uncounted: Uncounted[] = [];
  for (const view of views) {
    const { edition, kind, visitor, at } = view;
    const day = shanghaiDate(new Date(at));
    const subject = memory.subjectOf(view);
    const reason = findReason(view, subject, memory);
    if (reason !== undefined) uncounted.push({ edition, reason, day, ...toDeed(view) });
    else if (subject) counted.push({ edition, kind, visitor, subject, at, day });
  }
  return { counted, uncounted };
}

function toDeed({ kind, key }: TakenView): Pick<Uncounted, 'deed'> {
  return isBannerDeed(kind) ? { deed: { kind, banner: key } } : {};
}

/** How many pages somebody opens tells a reader from a program; a page may hold any number of banners. */
function isTooFast({ kind, visitor, at }: StreamedView, { pace }: Memory): boolean {
  if (isBannerDeed(kind)) return false;
  const minute = paceKey(visitor, at);
  const sent = (pace.get(minute) ?? 0) + 1;
  pace.set(minute, sent);
  return sent > viewRules.mostPerMinute;
}

function findReason(
  view: StreamedView,
  subject: Subject | undefined,
  memory: Memory,
): UncountedReason | undefined {
  if (view.agent !== 'reader') return view.agent;
  if (isTooFast(view, memory)) return 'too_many';
  if (subject === undefined) return 'unknown';
  const key = seenKey(view, subject.item);
  const last = memory.seen.get(key);
  if (last !== undefined && view.at - last < viewRules.repeatMs) return 'repeat';
  memory.seen.set(key, view.at);
  return undefined;
}
