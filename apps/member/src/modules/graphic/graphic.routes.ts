import { errorCatalogue, KeyQuerySchema } from '@ironbridge/contract';
import { createQueryParser, PublicError } from '@ironbridge/service';
import type { FastifyInstance } from 'fastify';
import type { RegisterMember } from '../../http/member-route.ts';
import { type Limits, perAddress } from '../../limits.ts';
import type { GraphicCodes } from './graphic-codes.ts';

/** Drawing costs more than most of what is asked here. */
const perMinute = { most: 60, seconds: 60 };

export function graphicRoutes(
  app: FastifyInstance,
  register: RegisterMember,
  codes: GraphicCodes,
  limits: Limits,
): void {
  const parse = createQueryParser<{ key: string }>(KeyQuerySchema);
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    '/memberApi/graphic_code',
    async (request, reply) => {
      const query = parse(request.query);
      if (query === undefined) throw new PublicError(errorCatalogue.bad_request);
      await limits.take([perAddress('graphic', request.ip, perMinute)]);
      const picture = await codes.draw(query.key);
      return reply.header('cache-control', 'private, no-store').type('image/png').send(picture);
    },
  );
  register('proof', async ({ takes, request }) => {
    await limits.take([perAddress('graphic', request.ip, perMinute)]);
    return codes.makeProof(takes.key);
  });
}
