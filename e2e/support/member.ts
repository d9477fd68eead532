import type { EditionId } from '@ironbridge/domain';
import { type NewMember, newMember } from '@ironbridge/people';
import type { BrowserContext } from '@playwright/test';
import { hostOf } from './api.ts';

/** A browser whose reader is a member from now on. */
export async function logInAsNewMember(
  context: BrowserContext,
  edition: EditionId,
): Promise<NewMember> {
  const member = await newMember(edition);
  await context.addCookies([
    {
      name: member.cookieName,
      value: member.token,
      url: `https://${hostOf(edition)}`,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    },
  ]);
  return member;
}
