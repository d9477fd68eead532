import { type EditionId, editions } from '@ironbridge/domain';
import { messages } from '@ironbridge/messages';
import type { PageAnswer } from './render-page.ts';

interface LastResort {
  readonly edition: EditionId;
  readonly requestId: string;
  /** What went wrong, where whoever reads it may know: in development alone. */
  readonly error?: unknown;
}

/** When even the error page fails: a page that needs nothing, so that it cannot fail. */
export function toLastResort({ edition, requestId, error }: LastResort): PageAnswer {
  const { lang, name } = editions[edition];
  const { errors } = messages[edition];
  return {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
    cookies: [],
    body:
      `<!doctype html><html lang="${lang}"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
      `<title>${errors.faultTitle} · ${name}</title><main><h1>${errors.lastResort}</h1>` +
      `<dl><dt>${errors.message}<dd>${errors.unavailable}<dt>${errors.status}<dd>500` +
      `<dt>${errors.request}<dd>${requestId}</dl>${toStack(error)}` +
      `<p><a href="/">${errors.lastResortHome}</a></p></main></html>`,
  };
}

function toStack(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const text = (error.stack ?? error.message).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<pre>${text}</pre>`;
}
