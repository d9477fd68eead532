import type { EditionId } from '@ironbridge/domain';
import { type NewMember, newMember } from '@ironbridge/people';
import type { BrowserContext } from '@playwright/test';
import { hostOf } from './api.ts';

/** A browser whose reader is that member from now on. */
export async function logIn(
  context: BrowserContext,
  { edition, cookieName, token }: NewMember,
): Promise<void> {
  await context.addCookies([
    {
      name: cookieName,
      value: token,
      url: `https://${hostOf(edition)}`,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    },
  ]);
}

export async function logInAsNewMember(
  context: BrowserContext,
  edition: EditionId,
): Promise<NewMember> {
  const member = await newMember(edition);
  await logIn(context, member);
  return member;
}
