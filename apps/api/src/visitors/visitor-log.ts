import { type EditionId, type TakenView, toViewText, viewStream } from '@ironbridge/domain';
import type { Visitor } from '../http/post-route.ts';
import type { EventStream } from '../stream/event-stream.ts';
import { judgeAgent } from './agent.ts';
import type { VisitorHasher } from './visitor-hash.ts';

type Deed = Pick<TakenView, 'kind' | 'key'>;

/** Takes down what visitors do. Whether it counts is the worker's to say; here only what nobody may keep is dropped. */
export class VisitorLog {
  readonly #stream: EventStream;
  readonly #hasher: VisitorHasher;

  constructor(stream: EventStream, hasher: VisitorHasher) {
    this.#stream = stream;
    this.#hasher = hasher;
  }

  async take(deeds: readonly Deed[], edition: EditionId, visitor: Visitor): Promise<void> {
    const by = {
      edition,
      visitor: await this.#hasher.hash(visitor),
      agent: judgeAgent(visitor.agent),
    };
    await Promise.all(
      deeds.map((deed) => this.#stream.add(viewStream, toViewText({ ...deed, ...by }))),
    );
  }
}
