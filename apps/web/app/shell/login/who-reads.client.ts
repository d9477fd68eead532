import { askMember } from '../../platform/member-call.client.ts';

/** A member as the page needs to know them. */
export interface Reader {
  readonly id: number;
  readonly truename: string;
}

let asked: Promise<Reader | undefined> | undefined;

/** Who is reading is asked once for each document; where the member service cannot say, it is a visitor. */
export function whoReads(): Promise<Reader | undefined> {
  asked ??= ask();
  return asked;
}

/** A profile with an id is a member's. */
async function ask(): Promise<Reader | undefined> {
  const answer = await askMember('/api/userinfo', {});
  const profile = answer.code === 1 ? answer.data.profile : null;
  return profile && profile.id !== null
    ? { id: profile.id, truename: profile.truename }
    : undefined;
}
