import { errorCatalogue } from '@ironbridge/contract';
import { type EditionId, type EditionOrigins, editions } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { Counter } from 'prom-client';
import type { RegisterMember } from '../../http/member-route.ts';
import { fetchTicket, WeChatRefused } from './fetch-ticket.ts';
import { signPage } from './sign-page.ts';
import { TicketKeeper } from './ticket-keeper.ts';
import type { WeChatEnv } from './wechat-env.ts';

interface Parts {
  readonly env: WeChatEnv;
  readonly cache: Redis;
  readonly origins: EditionOrigins;
}

/** A reader never hears of a failure, so that the figures and the log must. */
export function wechatRoutes(
  register: RegisterMember,
  app: FastifyInstance,
  { env, cache, origins }: Parts,
): void {
  const failures = new Counter({
    name: 'wechat_share_failures_total',
    help: 'Times that sharing in WeChat could not be signed for, by what failed',
    labelNames: ['step'],
    registers: [app.metrics],
  });
  const tickets = new TicketKeeper(
    cache,
    () => fetchTicket(env),
    (error) => {
      failures.inc({ step: error instanceof WeChatRefused ? error.step : 'store' });
      app.log.error({ err: error }, 'no ticket for sharing in WeChat');
    },
  );
  register('wechatShareSign', async ({ takes: { url }, edition }) => {
    if (!editions[edition].has.wechatShare) throw new PublicError(errorCatalogue.not_found);
    assertOwnPage(url, edition, origins);
    const ticket = await tickets.getTicket().catch((cause: unknown) => {
      throw new PublicError(errorCatalogue.unavailable, { cause });
    });
    return { appId: env.WECHAT_APP_ID, ...signPage(ticket, url) };
  });
}

/** Our name is not lent to pages of others. */
function assertOwnPage(url: string, edition: EditionId, origins: EditionOrigins): void {
  if (!url.startsWith(`${origins[edition]}/`) || !URL.canParse(url)) {
    throw new PublicError(errorCatalogue.bad_request);
  }
}
