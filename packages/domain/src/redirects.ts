/** A rule that takes an old address elsewhere. */
export interface RedirectRule {
  readonly from: string;
  readonly match: 'exact' | 'pattern';
}

/** A path of ours as it is compared: without host, and without a slash at its end. */
export function toSourcePath(text: string): string {
  const path = text.trim().replace(/^https?:\/\/[^/]*/i, '');
  return path.replace(/(?<=.)\/+$/, '');
}

/**
 * The `from` of every rule that would take this target further: itself, or a pattern over it. A `*` at the end
 * stands for anything; before the ending of a file, as in `/news/*.html`, for the rest of its name.
 */
export function toSourcesOf(target: string): string[] {
  if (!target.startsWith('/')) return [];
  const path = toSourcePath(target.replace(/[?#].*$/, ''));
  const file = path.lastIndexOf('/') + 1;
  const [ending = ''] = /\.\w+$/.exec(path.slice(file)) ?? [];
  const starts = Array.from({ length: path.length }, (_, at) => path.slice(0, at + 1));
  const named = starts.slice(file - 1, ending ? -ending.length : 0);
  return [
    path,
    ...starts.map((start) => `${start}*`),
    ...named.map((start) => `${start}*${ending}`),
  ];
}

/** The exact rule before every pattern, and of patterns the one that says most. */
export function pickRule<Rule extends RedirectRule>(rules: readonly Rule[]): Rule | undefined {
  const rank = ({ match, from }: Rule) => (match === 'exact' ? Infinity : from.length);
  return rules.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** What a pattern's `*` stood for. */
export function toStarred(from: string, path: string): string {
  const star = from.indexOf('*');
  if (star < 0) return '';
  return path.slice(star, path.length - (from.length - star - 1));
}
