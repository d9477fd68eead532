import {
  errorCatalogue,
  type MemberCallName,
  type MemberData,
  type MemberTakes,
  memberCalls,
  type Success,
} from '@ironbridge/contract';
import { bodyLimits, type EditionId, type EditionOrigins } from '@ironbridge/domain';
import {
  createEditionFinder,
  createGuard,
  createQueryParser,
  PublicError,
} from '@ironbridge/service';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Limits, perAddress } from '../limits.ts';
import { assertOwnOrigin } from './own-origin.ts';

/** A call as it came: what it takes, of which edition, and by whom. */
export interface Asked<Name extends MemberCallName> {
  readonly takes: MemberTakes<Name>;
  readonly edition: EditionId;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface RouteOptions {
  /** The largest body, where text alone is not what is sent. */
  readonly bodyLimit?: number;
  /** How often one address may send this in a minute. */
  readonly perMinute?: number;
}

export type RegisterMember = <Name extends MemberCallName>(
  name: Name,
  handle: (asked: Asked<Name>) => Promise<MemberData<Name>> | MemberData<Name>,
  options?: RouteOptions,
) => void;

const postsPerMinute = 60;

/**
 * Answers the calls of the contract: edition by host, what is taken by schema, envelope, kept by nobody. What is sent
 * must come from a page of the edition itself, and not too often.
 */
export function createMemberRegistrar(
  app: FastifyInstance,
  { origins, limits }: { origins: EditionOrigins; limits: Limits },
): RegisterMember {
  const findEdition = createEditionFinder(origins);
  const getEdition = ({ headers }: FastifyRequest): EditionId => {
    const edition = findEdition(headers.host);
    if (edition === undefined) throw new PublicError(errorCatalogue.unknown_host);
    return edition;
  };
  return (name, handle, { bodyLimit = bodyLimits.words, perMinute = postsPerMinute } = {}) => {
    type Takes = MemberTakes<typeof name>;
    const { method, path, takes: schema } = memberCalls[name];
    const answer = async (
      request: FastifyRequest,
      reply: FastifyReply,
      edition: EditionId,
      takes: Takes | undefined,
    ) => {
      if (takes === undefined) throw new PublicError(errorCatalogue.bad_request);
      const data = await handle({ takes, edition, request, reply });
      const success: Success<MemberData<typeof name>> = { code: 1, msg: '', data };
      return reply.header('cache-control', 'private, no-store').send(success);
    };
    if (method === 'GET') {
      const parse = createQueryParser<Takes>(schema);
      app.get<{ Querystring: Readonly<Record<string, unknown>> }>(path, (request, reply) =>
        answer(request, reply, getEdition(request), parse(request.query)),
      );
      return;
    }
    const isBody = createGuard<Takes>(schema);
    app.post(path, { bodyLimit }, async (request, reply) => {
      const edition = getEdition(request);
      assertOwnOrigin(request, origins[edition]);
      await limits.take([perAddress(name, request.ip, { most: perMinute, seconds: 60 })]);
      return answer(request, reply, edition, isBody(request.body) ? request.body : undefined);
    });
  };
}
