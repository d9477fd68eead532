import type { EditionOrigins } from '@ironbridge/domain';
import { messages } from '@ironbridge/messages';
import type { FastifyBaseLogger } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { Answer, toCacheHeaders } from '../app/platform/answer.ts';
import { createApi } from '../app/platform/api.server.ts';
import { createEdge, createFiles } from '../app/platform/edge.server.ts';
import { loadFrame } from '../app/platform/frame.server.ts';
import { createMember } from '../app/platform/member.server.ts';
import { createPreview } from '../app/platform/preview.server.ts';
import { visitContext } from '../app/platform/visit.server.ts';
import { toLastResort } from './last-resort.ts';
import type { PageAnswer, RenderPage } from './render-page.ts';
import { site } from './site.ts';

export interface Surroundings {
  readonly origins: EditionOrigins;
  readonly edgeUrls: readonly string[];
  readonly deskUrl: string;
  readonly mode: string;
}

/** The site as a function: a request for a path of an edition becomes a page. It listens nowhere. */
export function createRenderer({ origins, edgeUrls, deskUrl, mode }: Surroundings): RenderPage {
  const handle = createRequestHandler(site, mode);
  const edge = createEdge(edgeUrls, origins);
  const findFile = createFiles(edgeUrls, origins);
  const findPreview = createPreview(deskUrl);

  return async ({ edition, path, method, form, cookie, visitor, requestId, log }) => {
    const answer = new Answer();
    const now = new Date();
    const context = new RouterContextProvider();
    const api = createApi(edge, edition, visitor, answer, log);
    const origin = origins[edition];
    const person = { edition, origin, page: origin + path, cookie, visitor };
    let failed: unknown;
    const frame = loadFrame(api, edition);
    // Awaited where the page is made; until then a failure of it is nobody's yet, and must not end the process.
    frame.catch((error: unknown) => report(log, error));
    context.set(visitContext, {
      edition,
      copy: messages[edition],
      origins,
      api,
      member: createMember(edge, person, answer, log),
      frame,
      answer,
      findPreview,
      findFile,
      requestId,
      now,
      report: (error) => {
        failed = error;
        report(log, error);
      },
    });
    const request = new Request(person.page, {
      method,
      ...(form ? { body: form.bytes, headers: { 'content-type': form.type } } : {}),
    });
    const response = await handle(request, context);
    if (!isBroken(response)) return toPageAnswer(response, answer);
    return toLastResort({
      edition,
      requestId,
      ...(mode === 'development' ? { error: failed } : {}),
    });
  };
}

function report(log: FastifyBaseLogger, error: unknown): void {
  log.error({ err: error }, 'page failed');
}

/** The router's own last words are plain text: even the error page could not be made. */
function isBroken(response: Response): boolean {
  return response.status >= 500 && !response.headers.get('content-type')?.startsWith('text/html');
}

async function toPageAnswer(response: Response, answer: Answer): Promise<PageAnswer> {
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(response.headers),
      ...toCacheHeaders(response.status, answer),
    },
    cookies: answer.cookies,
    body: answer.html ?? Buffer.from(await response.arrayBuffer()),
  };
}
