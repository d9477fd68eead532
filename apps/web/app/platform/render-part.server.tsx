import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageContext } from './page.ts';
import { toPage } from './to-page.server.ts';
import type { Visit } from './visit.server.ts';

/** Markup that a page fetches when it is wanted: made and kept as pages are, and no page by itself. */
export async function renderPart(
  visit: Visit,
  request: Request,
  part: ReactNode,
): Promise<Response> {
  const page = await toPage(visit, request);
  const html = renderToStaticMarkup(<PageContext value={page}>{part}</PageContext>);
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  });
}
