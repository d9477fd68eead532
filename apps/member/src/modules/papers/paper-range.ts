/** The one part of a file that is asked for; what asks for several, or for nonsense, gets the whole. */
export function parseRange(header: string | undefined): string | undefined {
  return header !== undefined && /^bytes=(?:\d{1,15}-\d{0,15}|-[1-9]\d{0,14})$/.test(header)
    ? header
    : undefined;
}

/** Where a part begins: `bytes 100-199/500`. */
export function findStart(range: string | undefined): number {
  return Number(/^bytes (\d+)-/.exec(range ?? '')?.[1] ?? 0);
}
