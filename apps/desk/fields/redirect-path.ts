/** A pattern has one `*`: at its end, or before the ending of a file, as in `/news/*.html`. */
export function isSourcePath(path: string, match: 'exact' | 'pattern'): boolean {
  const body = match === 'pattern' ? path.replace(/\*(\.\w+)?$/, '$1') : path;
  const wellFormed = /^\/(?![/\\])[^\s\\?#*]*$/.test(body);
  return wellFormed && (match === 'exact') === (body === path);
}

/** Somewhere on our own site, or a page elsewhere that is safe to be sent to; whose it is, no reader may add to. */
export function isTarget(text: string): boolean {
  return (
    /^\/(?![/\\])[^\s\\]*$/.test(text) ||
    (/^https:\/\/[^\s\\*/?#]+(?:[/?#][^\s\\]*)?$/i.test(text) && URL.canParse(text))
  );
}
