export type Format = 'bold' | 'italic' | 'code' | 'subscript' | 'superscript';

export interface Words {
  readonly text: string;
  readonly formats: ReadonlySet<Format>;
  readonly href?: string | undefined;
}

export type Inline = Words | 'break';

/** What a clipboard comes down to: the parts that a text of ours can have. */
export type Piece =
  | { readonly type: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly inlines: readonly Inline[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | { readonly type: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly type: 'quote'; readonly text: string }
  /** It cannot be taken along: where it came from, if that can be reached, and what it was called. */
  | { readonly type: 'picture'; readonly src?: string | undefined; readonly alt: string };

export function toText(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (inline === 'break' ? '\n' : inline.text)).join('');
}
