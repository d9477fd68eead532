import type { EditionId } from '@ironbridge/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Visitor } from '../../http/post-route.ts';
import type { VisitorLog } from '../../visitors/visitor-log.ts';
import type { BannerClaim } from './banner-token.ts';

/** Takes down which banners were in view and which were followed. */
export class BannerCounter {
  readonly #visitors: VisitorLog;
  readonly #log: FastifyBaseLogger;

  constructor(visitors: VisitorLog, log: FastifyBaseLogger) {
    this.#visitors = visitors;
    this.#log = log;
  }

  async seen(claims: readonly BannerClaim[], edition: EditionId, visitor: Visitor): Promise<void> {
    const deeds = claims.map(({ id }) => ({ kind: 'banner_seen', key: String(id) }) as const);
    await this.#visitors.take(deeds, edition, visitor);
  }

  /** Somebody is on the way: a click that cannot be taken down is lost, and the reader goes on. */
  async followed({ id, edition }: BannerClaim, visitor: Visitor): Promise<void> {
    try {
      const deed = { kind: 'banner_click', key: String(id) } as const;
      await this.#visitors.take([deed], edition, visitor);
    } catch (error) {
      this.#log.warn({ banner: id, err: error }, 'a click is not counted');
    }
  }
}
