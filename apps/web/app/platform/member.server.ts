import {
  callMember,
  type MemberCallName,
  type MemberData,
  type MemberTakes,
} from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer } from './answer.ts';
import type { AskEdge, Visitor } from './edge.server.ts';

/** What belongs to the person whose page it is. What was asked here is on no page that anybody else gets. */
export interface Member {
  call<Name extends MemberCallName>(
    name: Name,
    takes: MemberTakes<Name>,
  ): Promise<MemberData<Name>>;
  /** What the page can do without. */
  find<Name extends MemberCallName>(
    name: Name,
    takes: MemberTakes<Name>,
  ): Promise<MemberData<Name> | undefined>;
}

interface Person {
  readonly edition: EditionId;
  /** Ours: what a form of ours sends on has been held against the page it came from. */
  readonly origin: string;
  /** The page's own address: what was agreed to is remembered with the place. */
  readonly page: string;
  readonly cookie: string | undefined;
  readonly visitor: Visitor;
}

/** Asks the member service as the reader would, and hands on the cookies that it gives. */
export function createMember(
  edge: AskEdge,
  { edition, origin, page, cookie, visitor }: Person,
  answer: Answer,
  log: FastifyBaseLogger,
): Member {
  const send = async (path: string, json?: string) => {
    answer.keepNowhere();
    const given = await edge(edition, path, {
      visitor,
      origin,
      page,
      ...(json === undefined ? {} : { json }),
      ...(cookie === undefined ? {} : { cookie }),
    });
    answer.cookies.push(...given.cookies);
    return given;
  };
  return {
    call: (name, takes) => callMember(send, send, name, takes),
    find: async (name, takes) => {
      try {
        return await callMember(send, send, name, takes);
      } catch (error) {
        log.warn({ call: name, err: error }, 'page goes on without');
        return undefined;
      }
    },
  };
}
