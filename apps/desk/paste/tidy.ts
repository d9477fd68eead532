import type { Inline, Words } from './piece.ts';

const cjk = '[\\u2e80-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef]';
const foldedLine = new RegExp(`(${cjk})\\s*\\n\\s*(?=${cjk})`, 'g');

/** A source that folds its lines means a space by it, but nothing between two Chinese characters. */
export function unfold(text: string): string {
  return text
    .replace(/\u200b|\u200c|\u200d|\ufeff|\u2060/g, '')
    .replace(foldedLine, '$1')
    .replace(/[\s\u00a0]+/g, ' ');
}

/** Joins what looks the same, drops what is blank at either end. */
export function tidy(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const inline of inlines) {
    const last = joined.at(-1);
    if (inline !== 'break' && last !== undefined && last !== 'break' && isAlike(last, inline)) {
      joined[joined.length - 1] = { ...last, text: collapse(last.text + inline.text) };
    } else if (inline === 'break' || inline.text !== '') {
      joined.push(inline);
    }
  }
  return trimEnd(trimStart(joined));
}

function collapse(text: string): string {
  return text.replace(/ {2,}/g, ' ');
}

function isAlike(a: Words, b: Words): boolean {
  return a.href === b.href && [...a.formats].sort().join() === [...b.formats].sort().join();
}

/** Full-width spaces too: Chinese writers indent by two of them, our pages do it themselves. */
function trimStart(inlines: readonly Inline[]): Inline[] {
  const [first, ...rest] = inlines;
  if (first === undefined) return [];
  if (first === 'break') return trimStart(rest);
  const text = first.text.replace(/^[\s\u3000]+/, '');
  return text === '' ? trimStart(rest) : [{ ...first, text }, ...rest];
}

function trimEnd(inlines: readonly Inline[]): Inline[] {
  const last = inlines.at(-1);
  const rest = inlines.slice(0, -1);
  if (last === undefined) return [];
  if (last === 'break') return trimEnd(rest);
  const text = last.text.replace(/[\s\u3000]+$/, '');
  return text === '' ? trimEnd(rest) : [...rest, { ...last, text }];
}
