import { errorCatalogue } from '@ironbridge/contract';
import type { EditionOrigins } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { RegisterMember } from '../../http/member-route.ts';
import { assertOwnScript } from '../../http/own-origin.ts';
import { endedSessionCookie } from './session-token.ts';
import type { Sessions } from './sessions.ts';

export function sessionRoutes(
  register: RegisterMember,
  sessions: Sessions,
  origins: EditionOrigins,
): void {
  register('logout', async ({ request, reply, edition }) => {
    assertOwnScript(request, origins[edition]);
    await sessions.end(request);
    reply.header('set-cookie', endedSessionCookie);
    return null;
  });
  register('logoutElsewhere', async ({ request }) => {
    await sessions.endOthers(await sessions.getMember(request), request);
    return null;
  });
  register('logoutEverywhere', async ({ request, reply }) => {
    await sessions.endAll(await sessions.getMember(request));
    reply.header('set-cookie', endedSessionCookie);
    return null;
  });
  register('sessionList', async ({ request }) => {
    const member = await sessions.getMember(request);
    return { list: await sessions.list(member, request) };
  });
  register('endSession', async ({ takes, request }) => {
    const ended = await sessions.endById(await sessions.getMember(request), takes.id);
    if (!ended) throw new PublicError(errorCatalogue.not_found);
    return null;
  });
}
