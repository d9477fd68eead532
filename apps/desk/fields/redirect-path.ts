/** A path of ours as it is compared: without host, and without a slash at its end. */
export function toSourcePath(text: string): string {
  const path = text.trim().replace(/^https?:\/\/[^/]*/i, '');
  return path.replace(/(?<=.)\/+$/, '');
}

/** Where a pattern may have its `*`: at the end alone. */
export function isSourcePath(path: string, match: 'exact' | 'pattern'): boolean {
  const body = match === 'pattern' ? path.replace(/\*$/, '') : path;
  const wellFormed = /^\/(?![/\\])[^\s\\?#*]*$/.test(body);
  return wellFormed && (match === 'exact' || path.endsWith('*'));
}

/** Somewhere on our own site, or a page elsewhere that is safe to be sent to. */
export function isTarget(text: string): boolean {
  return (
    /^\/(?![/\\])[^\s\\]*$/.test(text) || (/^https:\/\/[^\s\\]+$/i.test(text) && URL.canParse(text))
  );
}

/** The `from` of every redirect that would take this target further: itself, or a pattern over it. */
export function toSourcesOf(target: string): string[] {
  if (!target.startsWith('/')) return [];
  const path = toSourcePath(target.replace(/[?#].*$/, ''));
  return [path, ...Array.from(path, (_, at) => `${path.slice(0, at + 1)}*`)];
}
