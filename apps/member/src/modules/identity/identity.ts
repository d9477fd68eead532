import type { EditionOrigins } from '@ironbridge/domain';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { MemberEnv } from '../../env.ts';
import type { RegisterMember } from '../../http/member-route.ts';
import type { Limits } from '../../limits.ts';
import { createDelivery } from '../delivery/delivery.ts';
import { graphicRoutes } from '../graphic/graphic.routes.ts';
import { GraphicCodes } from '../graphic/graphic-codes.ts';
import { Codes } from './codes.ts';
import { createSeals } from './create-seals.ts';
import { createSessions } from './create-sessions.ts';
import { loginRoutes } from './login.routes.ts';
import { LoginService } from './login.service.ts';
import { sessionRoutes } from './session.routes.ts';
import type { Sessions } from './sessions.ts';

export interface IdentityParts {
  readonly env: MemberEnv;
  readonly database: Pool;
  readonly cache: Redis;
  readonly durable: Redis;
  readonly limits: Limits;
  readonly origins: EditionOrigins;
}

/** All ways in and out. The other modules need to know who came in, and nothing of how. */
export function identity(
  app: FastifyInstance,
  register: RegisterMember,
  { env, database, cache, durable, limits, origins }: IdentityParts,
): Sessions {
  const { engine, sessions } = createSessions(env, { database, cache });
  const seals = createSeals(env, { database, durable });
  const graphics = new GraphicCodes(durable);
  const codes = new Codes(durable, env.CODE_PEPPER);
  const delivery = createDelivery(app, env);
  const login = new LoginService({ database, engine, seals, graphics, limits, codes, delivery });

  graphicRoutes(app, register, graphics, limits);
  loginRoutes(register, { login, seals, sessions });
  sessionRoutes(register, sessions, origins);
  return sessions;
}
