import type { Profile } from '@ironbridge/contract';
import { loginPath } from '@ironbridge/domain';
import { answerElsewhere } from './other-answers.server.ts';
import type { Visit } from './visit.server.ts';

/** A profile that has an id is a member's. */
export interface KnownMember extends Profile {
  readonly id: number;
}

/** Ends a loader or an action: whoever asks logs in first, and comes back to where this was. */
export function answerLogin(request: Request): never {
  const { pathname, search } = new URL(request.url);
  answerElsewhere(loginPath(pathname + search), 302);
}

/** The member whose page it is; a visitor is sent to log in. Nobody else sees the page, so it may show the name. */
export async function getMember(visit: Visit, request: Request): Promise<KnownMember> {
  const member = await findMember(visit);
  if (member === undefined) answerLogin(request);
  visit.answer.counts = await visit.member.find('accountCounts', {});
  return member;
}

export async function findMember(visit: Visit): Promise<KnownMember | undefined> {
  const { profile } = await visit.member.call('userinfo', {});
  const known = profile && isKnown(profile) ? profile : undefined;
  visit.answer.member = known;
  return known;
}

function isKnown(profile: Profile): profile is KnownMember {
  return profile.id !== null;
}
