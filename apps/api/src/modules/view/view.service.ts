import { errorCatalogue } from '@ironbridge/contract';
import {
  type EditionId,
  type EditionOrigins,
  parseViewed,
  toStreamFields,
  viewStream,
} from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { Visitor } from '../../http/post-route.ts';
import type { EventStream } from '../../stream/event-stream.ts';
import { judgeAgent } from '../../visitors/agent.ts';
import type { VisitorHasher } from '../../visitors/visitor-hash.ts';

/** Takes page views. Whether one counts is the worker's to say; here only what nobody may keep is judged and dropped. */
export class ViewService {
  readonly #stream: EventStream;
  readonly #hasher: VisitorHasher;
  readonly #origins: EditionOrigins;

  constructor(stream: EventStream, hasher: VisitorHasher, origins: EditionOrigins) {
    this.#stream = stream;
    this.#hasher = hasher;
    this.#origins = origins;
  }

  async take(url: string, edition: EditionId, visitor: Visitor): Promise<void> {
    const viewed = parseViewed(url, edition, this.#origins[edition]);
    if (viewed === undefined) throw new PublicError(errorCatalogue.bad_request);
    const hash = await this.#hasher.hash(visitor);
    const view = { ...viewed, edition, visitor: hash, agent: judgeAgent(visitor.agent) };
    await this.#stream.add(viewStream, toStreamFields(view));
  }
}
