import { errorCatalogue } from '@ironbridge/contract';
import { PublicError } from '@ironbridge/service';
import type { FastifyRequest } from 'fastify';

/** A page of a stranger can send a form here with the member's cookie; it cannot say that it is one of our pages. */
export function assertOwnOrigin({ headers }: FastifyRequest, origin: string): void {
  const site = headers['sec-fetch-site'];
  if (headers.origin === origin && (site === undefined || site === 'same-origin')) return;
  throw new PublicError(errorCatalogue.foreign_origin);
}

/** The same for a GET that changes something: asked by a script of ours, never gone to. */
export function assertOwnScript({ headers }: FastifyRequest, origin: string): void {
  const site = headers['sec-fetch-site'];
  const own =
    site === undefined ? headers.referer?.startsWith(`${origin}/`) : site === 'same-origin';
  const gone = headers['sec-fetch-mode'] === 'navigate' || headers.accept?.includes('text/html');
  if (!own || gone) throw new PublicError(errorCatalogue.foreign_origin);
}
