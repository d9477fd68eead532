import {
  errorCatalogue,
  type PostBody,
  type PostCallName,
  type PostData,
  postCalls,
} from '@ironbridge/contract';
import { bodyLimits, type EditionId } from '@ironbridge/domain';
import { createGuard, type FindEdition, PublicError } from '@ironbridge/service';
import type { FastifyInstance } from 'fastify';
import { type DeepReadonly, type Json, toSuccess } from './call-route.ts';

/** Who asks, as the edge tells it: to be counted by, never to be kept. */
export interface Visitor {
  readonly address: string;
  readonly agent: string;
}

export type PostHandler<Name extends PostCallName> = (
  body: PostBody<Name>,
  edition: EditionId,
  visitor: Visitor,
) => Promise<Json<DeepReadonly<PostData<Name>>>>;

export type RegisterPost = <Name extends PostCallName>(
  name: Name,
  handle: PostHandler<Name>,
) => void;

export function createPostRegistrar(app: FastifyInstance, findEdition: FindEdition): RegisterPost {
  return (name, handle) => registerPost(app, findEdition, name, handle);
}

/** Takes what a call of the contract sends: edition by host, body by schema, kept by no cache. */
function registerPost<Name extends PostCallName>(
  app: FastifyInstance,
  findEdition: FindEdition,
  name: Name,
  handle: PostHandler<Name>,
): void {
  const isBody = createGuard<PostBody<Name>>(postCalls[name].body);
  app.post(postCalls[name].path, { bodyLimit: bodyLimits.report }, async (request, reply) => {
    const edition = findEdition(request.headers.host);
    if (edition === undefined) throw new PublicError(errorCatalogue.unknown_host);
    if (!isBody(request.body)) throw new PublicError(errorCatalogue.bad_request);
    const visitor = { address: request.ip, agent: request.headers['user-agent'] ?? '' };
    const json = await handle(request.body, edition, visitor);
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      })
      .send(toSuccess(json));
  });
}
