import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether it was sent by a page of this origin. A page of a stranger can send a form with the reader's cookie; it cannot
 * say that it is one of ours.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  return headers.origin === origin && (site === undefined || site === 'same-origin');
}
