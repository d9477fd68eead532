import type { Body, Inlines } from '@ironbridge/domain';

/** A text that begins with a paragraph has it set large, under its title. */
export function splitLede(body: Body): { readonly lede: Inlines; readonly rest: Body } {
  const [first, ...rest] = body;
  return first?.type === 'paragraph' ? { lede: first.text, rest } : { lede: [], rest: body };
}

export function toPlainLede(lede: Inlines): string {
  return lede.map((inline) => ('break' in inline ? ' ' : inline.text)).join('');
}
