import { toTextLines } from './text-lines.ts';

/** Plain text, a paragraph a line. */
export function TextLines({ text }: { readonly text: string }) {
  return toTextLines(text).map((line) => <p key={line}>{line}</p>);
}
