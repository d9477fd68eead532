export type NoticeKind = 'ok' | 'info' | 'warn' | 'bad';

/** A line that tells what came of something. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly words: string;
  /** What follows from it, in smaller print. */
  readonly more?: string;
}
