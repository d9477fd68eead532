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
