import { renderToStaticMarkup } from 'react-dom/server';
import {
  type EntryContext,
  type RouterContextProvider,
  redirect,
  ServerRouter,
} from 'react-router';
import { withFoundData } from './platform/found-data.server.ts';
import { findNewAddress } from './platform/new-address.server.ts';
import { PageContext } from './platform/page.ts';
import { toPage } from './platform/to-page.server.ts';
import { visitContext } from './platform/visit.server.ts';
import { loadWaysOn } from './platform/ways-on.server.ts';

/** All data is there before the first element is made, so a page is rendered in one go, and without hydration marks. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const visit = context.get(visitContext);
  const isMissing = status === 404;
  // Whatever route was asked, and by whatever it found nothing: here it is seen once, before a page is made of it.
  const moved = isMissing ? await findNewAddress(visit, request) : undefined;
  if (moved) return redirect(moved.to, moved.permanent ? 301 : 302);
  const page = {
    ...(await toPage(visit, request)),
    script: entry.manifest.entry.module,
    ...(isMissing ? { waysOn: await loadWaysOn(visit) } : {}),
  };
  const html = renderToStaticMarkup(
    <PageContext value={page}>
      <ServerRouter context={withFoundData(entry)} url={request.url} />
    </PageContext>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  // The router wants a response; a body in it would be encoded only to be decoded again.
  visit.answer.html = `<!doctype html>${html}`;
  return new Response(null, { status, headers });
}

/** What goes wrong is logged by the host, with the request it belongs to. */
export function handleError(
  error: unknown,
  { context }: { context: Readonly<RouterContextProvider> },
) {
  context.get(visitContext).report(error);
}
