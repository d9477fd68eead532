import { renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { PageContext } from './platform/page.ts';
import { toPage } from './platform/to-page.server.ts';
import { visitContext } from './platform/visit.server.ts';

/** All data is there before the first element is made, so a page is rendered in one go, and without hydration marks. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const visit = context.get(visitContext);
  const page = { ...(await toPage(visit, request)), script: entry.manifest.entry.module };
  const html = renderToStaticMarkup(
    <PageContext value={page}>
      <ServerRouter context={entry} url={request.url} />
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
