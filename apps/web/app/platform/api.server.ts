import {
  type CallData,
  CallFailed,
  type CallName,
  type CallQuery,
  call,
  type PostBody,
  type PostCallName,
  type PostData,
  post,
} from '@ironbridge/contract';
import { type EditionId, freshSeconds } from '@ironbridge/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer } from './answer.ts';
import type { AskEdge, EdgeAnswer, Visitor } from './edge.server.ts';

/** Published content, asked for on behalf of one page. */
export interface Api {
  /** What the page is about: without it there is no page. */
  get<Name extends CallName>(name: Name, query: CallQuery<Name>): Promise<CallData<Name>>;
  /** What the page can do without: where it fails, the page is shown without it and kept only briefly. */
  find<Name extends CallName>(
    name: Name,
    query: CallQuery<Name>,
  ): Promise<CallData<Name> | undefined>;
  /** Leaves something behind for the visitor whose page it is. */
  post<Name extends PostCallName>(name: Name, body: PostBody<Name>): Promise<PostData<Name>>;
}

export function createApi(
  edge: AskEdge,
  edition: EditionId,
  visitor: Visitor,
  answer: Answer,
  log: FastifyBaseLogger,
): Api {
  const send = async (path: string) => {
    const given = await edge(edition, path);
    answer.addTags(given.header('xkey'));
    if (given.header('x-ironbridge-stale')) answer.keepAtMost(freshSeconds.stale);
    answer.keepAtMost(secondsLeft(given));
    return given;
  };
  return {
    get: (name, query) => call(send, name, query),
    post: (name, body) => post((path, json) => edge(edition, path, { json, visitor }), name, body),
    find: async (name, query) => {
      try {
        return await call(send, name, query);
      } catch (error) {
        answer.keepAtMost(freshSeconds.stale);
        log.warn({ call: name, err: error }, 'page goes on without');
        return undefined;
      }
    },
  };
}

/**
 * A whole minute only says that a lost purge heals; less than that is a moment at which the answer will be wrong, and
 * the time it has lain in the cache already counts.
 */
function secondsLeft({ header }: EdgeAnswer): number {
  const seconds = Number(
    /s-maxage=(\d+)/.exec(header('cache-control') ?? '')?.[1] ?? freshSeconds.page,
  );
  if (seconds >= freshSeconds.page) return seconds;
  return Math.max(0, seconds - Number(header('age') ?? 0));
}

/** The api understood and would not: a sign that is wrong, a time that is over. */
export function isRefused(error: unknown): boolean {
  return error instanceof CallFailed && (error.statusCode === 400 || error.statusCode === 403);
}

/** The api knows no such thing, as opposed to being unable to say. */
export function isMissing(error: unknown): boolean {
  return error instanceof CallFailed && error.statusCode === 404;
}
