import { errorCatalogue } from '@ironbridge/contract';
import { type EditionId, type EditionOrigins, parseViewed } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { Visitor } from '../../http/post-route.ts';
import type { VisitorLog } from '../../visitors/visitor-log.ts';

/** Takes page views: of our own screens, and of no other address. */
export class ViewService {
  readonly #visitors: VisitorLog;
  readonly #origins: EditionOrigins;

  constructor(visitors: VisitorLog, origins: EditionOrigins) {
    this.#visitors = visitors;
    this.#origins = origins;
  }

  async take(url: string, edition: EditionId, visitor: Visitor): Promise<void> {
    const viewed = parseViewed(url, edition, this.#origins[edition]);
    if (viewed === undefined) throw new PublicError(errorCatalogue.bad_request);
    await this.#visitors.take([viewed], edition, visitor);
  }
}
