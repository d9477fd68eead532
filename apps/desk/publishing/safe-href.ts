const base = 'http://relative.invalid';
const allowed = new Set(['http:', 'https:', 'mailto:']);

/**
 * What a reader may be led to: the web, a mailbox, or a path of our own. Read as a browser reads it (which drops tabs
 * and line ends inside a scheme), so that no spelling of `javascript:` passes.
 */
export function findSafeHref(href: unknown): string | undefined {
  if (typeof href !== 'string') return undefined;
  const text = href.trim();
  const url = URL.parse(text, base);
  if (url === null || !allowed.has(url.protocol)) return undefined;
  if (url.origin !== base) return url.href;
  const place = `${url.search}${url.hash}`;
  if (text.startsWith('#')) return url.hash;
  // Without a slash in front it would lead somewhere else from every page.
  return text.startsWith('/') ? `${url.pathname}${place}` : undefined;
}
