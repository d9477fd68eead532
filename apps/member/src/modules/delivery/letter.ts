import type { EditionId } from '@ironbridge/domain';

/** What is written to somebody, before it is text or HTML. */
export interface Letter {
  readonly edition: EditionId;
  readonly to: { readonly address: string; readonly name?: string | undefined };
  /** Who gets an answer, when not the house. */
  readonly replyTo?: { readonly address: string; readonly name?: string | undefined };
  readonly subject: string;
  readonly lines: readonly Line[];
}

/** A paragraph; a link by itself; what somebody else wrote, set apart; or a figure to be typed elsewhere. */
export type Line =
  | string
  | { readonly link: string; readonly words: string }
  | { readonly quote: string }
  | { readonly code: string };
