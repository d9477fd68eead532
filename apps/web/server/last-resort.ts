import { type EditionId, editions } from '@ironbridge/domain';
import { messages } from '@ironbridge/messages';
import type { PageAnswer } from './render-page.ts';

/** When even the error page fails: a page that needs nothing, so that it cannot fail. */
export function toLastResort(edition: EditionId, requestId: string): PageAnswer {
  const { lang, name } = editions[edition];
  const { errors } = messages[edition];
  return {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
    body:
      `<!doctype html><html lang="${lang}"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
      `<title>${errors.faultTitle} · ${name}</title><main><h1>${errors.lastResort}</h1>` +
      `<dl><dt>${errors.message}<dd>${errors.unavailable}<dt>${errors.status}<dd>500` +
      `<dt>${errors.request}<dd>${requestId}</dl>` +
      `<p><a href="/">${errors.lastResortHome}</a></p></main></html>`,
  };
}
