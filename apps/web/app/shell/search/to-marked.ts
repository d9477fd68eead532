/** The text in pieces, of which every second one is something that was typed. Letters count from a word's beginning. */
export function toMarked(text: string, typed: string): string[] {
  const words = typed.split(/\s+/).filter(Boolean).map(toPattern);
  return words.length ? text.split(new RegExp(`(${words.join('|')})`, 'giu')) : [text];
}

function toPattern(word: string): string {
  const literal = word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return /^[\p{Script=Latin}\p{N}]/u.test(word)
    ? String.raw`(?<![\p{Script=Latin}\p{N}])${literal}`
    : literal;
}
