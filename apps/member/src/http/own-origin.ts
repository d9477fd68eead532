import { errorCatalogue } from '@ironbridge/contract';
import { isFromOwnPage, PublicError } from '@ironbridge/service';
import type { FastifyRequest } from 'fastify';

/** What is sent comes from a page of the edition itself. */
export function assertOwnOrigin({ headers }: FastifyRequest, origin: string): void {
  if (!isFromOwnPage(headers, origin)) throw new PublicError(errorCatalogue.foreign_origin);
}

/** The same for a GET that changes something: asked by a script of ours, never gone to. */
export function assertOwnScript({ headers }: FastifyRequest, origin: string): void {
  const site = headers['sec-fetch-site'];
  const own =
    site === undefined ? headers.referer?.startsWith(`${origin}/`) : site === 'same-origin';
  const gone = headers['sec-fetch-mode'] === 'navigate' || headers.accept?.includes('text/html');
  if (!own || gone) throw new PublicError(errorCatalogue.foreign_origin);
}
