import {
  type CallData,
  CallFailed,
  type CallName,
  type CallQuery,
  call,
  callMember,
  type MemberCallName,
  type MemberData,
  type MemberTakes,
} from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import { askAs, newAddress } from './ask-as.ts';

export interface Calling {
  readonly member: <Name extends MemberCallName>(
    name: Name,
    takes: MemberTakes<Name>,
  ) => Promise<MemberData<Name>>;
  /** The status of a call that is refused; 200 where it is not. */
  readonly refusal: <Name extends MemberCallName>(
    name: Name,
    takes: MemberTakes<Name>,
  ) => Promise<number>;
  readonly api: <Name extends CallName>(
    name: Name,
    query: CallQuery<Name>,
  ) => Promise<CallData<Name>>;
}

/** Calls through the edge as a page of the edition makes them, with a member's cookie or without any. */
export function calling(
  edition: EditionId,
  { cookie, address = newAddress() }: { readonly cookie?: string; readonly address?: string } = {},
): Calling {
  const from = { ...(cookie ? { cookie } : {}), address };
  const send = async (path: string, body?: string) => {
    const told = await askAs(edition, path, { ...from, ...(body === undefined ? {} : { body }) });
    return { status: told.status, body: JSON.parse(told.body) as unknown };
  };
  const member: Calling['member'] = (name, takes) => callMember(send, send, name, takes);
  return {
    member,
    api: (name, query) => call(send, name, query),
    async refusal(name, takes) {
      try {
        await member(name, takes);
        return 200;
      } catch (error) {
        if (error instanceof CallFailed) return error.statusCode;
        throw error;
      }
    },
  };
}
