import { accountPath, editions, parseOwnPath } from '@ironbridge/domain';
import { findDone } from '../../platform/find-done.server.ts';
import { findMember } from '../../platform/login-first.server.ts';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** A page for visitors: a member is sent to where it would lead. */
export async function loadEntry(visit: Visit, request: Request) {
  const entry = await loadAnyEntry(visit, request);
  if (visit.answer.member) answerElsewhere(entry.to ?? accountPath(), 302);
  return entry;
}

/** The same for members and visitors. Its picture code is this page's alone. */
export async function loadAnyEntry(visit: Visit, request: Request) {
  await findMember(visit);
  const { searchParams } = new URL(request.url);
  const { loginModes } = editions[visit.edition];
  const asked = loginModes.find((mode) => mode === searchParams.get('mode'));
  return {
    to: parseOwnPath(searchParams.get('to')),
    mode: asked ?? loginModes[0],
    pictureKey: crypto.randomUUID(),
    done: findDone(request, { password: visit.copy.login.passwordDone }),
  };
}
