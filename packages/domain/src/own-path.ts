/**
 * A place of this site to go back to, as somebody wrote it into an address. Anything that a browser could read as
 * another host is none: two slashes, backslashes, control characters, a scheme.
 */
export function parseOwnPath(text: string | null | undefined): string | undefined {
  if (!text || text.length > 2000 || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text)) {
    return undefined;
  }
  const here = 'https://own.invalid';
  const url = URL.parse(text, here);
  return url?.origin === here && url.pathname.startsWith('/') && !url.pathname.startsWith('//')
    ? url.pathname + url.search
    : undefined;
}
