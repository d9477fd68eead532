/** Where a banner leads: a page of the edition or another site, and nothing that a browser would not visit. */
export function findTarget(target: string, origin: string): string | undefined {
  const url = target === '' ? null : URL.parse(target, origin);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : undefined;
}
