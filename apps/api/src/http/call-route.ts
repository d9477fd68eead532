import {
  type CallData,
  type CallName,
  type CallQuery,
  calls,
  errorCatalogue,
} from '@ironbridge/contract';
import { type CacheTag, type EditionId, freshSeconds } from '@ironbridge/domain';
import { createQueryParser, type FindEdition, PublicError } from '@ironbridge/service';
import type { FastifyInstance } from 'fastify';
import { textToBytes } from '../bytes.ts';

/** Text that is known to be the JSON of a type, so that it can be made once and sent many times. */
export interface Json<Data> {
  readonly text: string;
  readonly of?: Data;
}

export function toJson<Data>(data: Data): Json<Data> {
  return { text: JSON.stringify(data) };
}

/** What a call gives, for those who only make it: the lists of a document are never written to. */
export type WireOf<Name extends CallName> = DeepReadonly<CallData<Name>>;

export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

export interface CallAnswer<Name extends CallName> {
  readonly json: Json<WireOf<Name>>;
  /** What it was made of: it is dropped from the cache when any of it changes. */
  readonly tags: readonly CacheTag[];
  /** How long it may be kept, where time alone will change it sooner than that. */
  readonly seconds?: number;
}

export type CallHandler<Name extends CallName> = (
  query: CallQuery<Name>,
  edition: EditionId,
) => Promise<CallAnswer<Name>> | CallAnswer<Name>;

function keptFor(seconds: number): string {
  return `public, max-age=0, s-maxage=${seconds}`;
}

/** How an answer is kept that was made of these. */
export function keptUnder(
  tags: readonly CacheTag[],
  seconds: number = freshSeconds.page,
): Record<'cache-control' | 'xkey', string> {
  return { 'cache-control': keptFor(seconds), xkey: tags.join(' ') };
}

export type RegisterCall = <Name extends CallName>(name: Name, handle: CallHandler<Name>) => void;

export function createCallRegistrar(app: FastifyInstance, findEdition: FindEdition): RegisterCall {
  return (name, handle) => registerCall(app, findEdition, name, handle);
}

/** Answers a call of the contract: edition by host, query by schema, envelope, cache headers. */
function registerCall<Name extends CallName>(
  app: FastifyInstance,
  findEdition: FindEdition,
  name: Name,
  handle: CallHandler<Name>,
): void {
  const parseQuery = createQueryParser<CallQuery<Name>>(calls[name].query);
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    calls[name].path,
    async (request, reply) => {
      const edition = findEdition(request.headers.host);
      if (edition === undefined) throw new PublicError(errorCatalogue.unknown_host);
      const parsed = parseQuery(request.query);
      if (parsed === undefined) throw new PublicError(errorCatalogue.bad_request);
      const { json, tags, seconds } = await handle(parsed, edition);
      return reply
        .headers({
          'content-type': 'application/json; charset=utf-8',
          ...keptUnder(tags, seconds),
        })
        .send(toSuccess(json));
    },
  );
}

export function toSuccess({ text }: Json<unknown>): Buffer {
  return textToBytes(`{"code":1,"msg":"","data":${text}}`);
}

/** Kept for a moment under what would bring it to life. */
export function notFound(tag: CacheTag): PublicError {
  return new PublicError(errorCatalogue.not_found, {
    headers: keptUnder([tag], freshSeconds.notFound),
  });
}
