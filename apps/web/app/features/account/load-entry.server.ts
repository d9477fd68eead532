import { accountPath, editions, parseOwnPath } from '@ironbridge/domain';
import { findMember } from '../../platform/login-first.server.ts';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** A page for visitors: a member is sent to where it would lead. Its picture code is this page's alone. */
export async function loadEntry(visit: Visit, request: Request) {
  const { searchParams } = new URL(request.url);
  const to = parseOwnPath(searchParams.get('to'));
  if (await findMember(visit)) answerElsewhere(to ?? accountPath(), 302);
  const { loginModes } = editions[visit.edition];
  const asked = loginModes.find((mode) => mode === searchParams.get('mode'));
  return { to, mode: asked ?? loginModes[0], pictureKey: crypto.randomUUID() };
}
