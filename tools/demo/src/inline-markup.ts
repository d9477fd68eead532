/** A run of words: plain, strong, or a link. */
export type Run =
  | { readonly text: string; readonly strong?: true }
  | { readonly text: string; readonly href: string };

const MARKUP = /\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

/** Reads `**strong**` and `[words](address)`; everything else is itself. */
export function parseRuns(line: string): Run[] {
  const runs: Run[] = [];
  let read = 0;
  for (const match of line.matchAll(MARKUP)) {
    if (match.index > read) runs.push({ text: line.slice(read, match.index) });
    const { strong, words, href } = match.groups ?? {};
    if (strong) runs.push({ text: strong, strong: true });
    else if (words && href) runs.push({ text: words, href });
    read = match.index + match[0].length;
  }
  if (read < line.length) runs.push({ text: line.slice(read) });
  return runs;
}
