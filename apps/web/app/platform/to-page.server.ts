import { editions } from '@ironbridge/domain';
import { messages } from '@ironbridge/messages';
import type { Page } from './page.ts';
import type { Visit } from './visit.server.ts';

/** What the components of an answer may know. */
export async function toPage(visit: Visit, request: Request): Promise<Page> {
  const { edition, origins, requestId, now, frame, answer } = visit;
  const { pathname, search } = new URL(request.url);
  return {
    edition: editions[edition],
    copy: messages[edition],
    origins,
    path: pathname + search,
    requestId,
    now,
    frame: await frame,
    ...(answer.member ? { member: answer.member } : {}),
    ...(answer.counts ? { counts: answer.counts } : {}),
  };
}
