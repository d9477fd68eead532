/** A path of ours as it is compared: without host, and without a slash at its end. */
export function toSourcePath(text: string): string {
  const path = text.trim().replace(/^https?:\/\/[^/]*/i, '');
  return path.replace(/(?<=.)\/+$/, '');
}

/** The `from` of every redirect that would take this target further: itself, or a pattern over it. */
export function toSourcesOf(target: string): string[] {
  if (!target.startsWith('/')) return [];
  const path = toSourcePath(target.replace(/[?#].*$/, ''));
  return [path, ...Array.from(path, (_, at) => `${path.slice(0, at + 1)}*`)];
}
