import { errorCatalogue } from '@ironbridge/contract';
import { accountExportPath } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { RegisterMember } from '../../http/member-route.ts';
import { type Limits, perMember } from '../../limits.ts';
import type { AttachmentStore } from '../enquiries/attachment-store.ts';
import { endedSessionCookie } from '../identity/session-token.ts';
import type { Sessions } from '../identity/sessions.ts';
import { deleteAccount } from './account.service.ts';
import { exportAccount } from './export-account.ts';
import { countOwn, isJustBegun } from './personal-data.repository.ts';

interface AccountParts {
  readonly database: Pool;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly store: AttachmentStore;
}

/** Everything at once is much work: nobody needs it more often. */
const exports = { most: 10, seconds: 3600 };

export function accountRoutes(
  app: FastifyInstance,
  register: RegisterMember,
  { database, sessions, limits, store }: AccountParts,
): void {
  register('accountCounts', async ({ edition, request }) =>
    countOwn(database, await sessions.getMember(request), edition),
  );

  register('deleteAccount', async ({ takes, request, reply }) => {
    const session = await sessions.findSession(request);
    if (session === undefined) throw new PublicError(errorCatalogue.login_first);
    if (!takes.sure) throw new PublicError(errorCatalogue.bad_request);
    if (!(await isJustBegun(database, session.id))) {
      throw new PublicError(errorCatalogue.login_again);
    }
    await sessions.endAll(session.member);
    await deleteAccount(database, session.member.id);
    reply.header('set-cookie', endedSessionCookie);
    return null;
  });

  app.get(accountExportPath, async (request, reply) => {
    const { id } = await sessions.getMember(request);
    await limits.take([perMember('export', id, exports)]);
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="ironbridge-member-${id}.zip"`,
      })
      .send(await exportAccount({ database, store }, id));
  });
}
