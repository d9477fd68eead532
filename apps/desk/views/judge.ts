import {
  type EditionId,
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
    if (reason !== undefined) uncounted.push({ edition, reason, day });
    else if (subject) counted.push({ edition, kind, visitor, subject, at, day });
  }
  return { counted, uncounted };
}

function findReason(
  view: StreamedView,
  subject: Subject | undefined,
  { seen, pace }: Memory,
): UncountedReason | undefined {
  if (view.agent !== 'reader') return view.agent;
  const minute = paceKey(view.visitor, view.at);
  const sent = (pace.get(minute) ?? 0) + 1;
  pace.set(minute, sent);
  if (sent > viewRules.mostPerMinute) return 'too_many';
  if (subject === undefined) return 'unknown';
  const key = seenKey(view, subject.item);
  const last = seen.get(key);
  if (last !== undefined && view.at - last < viewRules.repeatMs) return 'repeat';
  seen.set(key, view.at);
  return undefined;
}
