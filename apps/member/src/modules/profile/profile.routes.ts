import { type CallData, calls, type Success } from '@ironbridge/contract';
import type { FastifyInstance } from 'fastify';

/** A visitor is nobody yet. What is said about a person is never kept by a cache. */
export function profileRoutes(app: FastifyInstance): void {
  app.get(calls.userinfo.path, async (_request, reply) => {
    const answer: Success<CallData<'userinfo'>> = { code: 1, msg: '', data: { profile: null } };
    return reply.header('cache-control', 'private, no-store').send(answer);
  });
}
