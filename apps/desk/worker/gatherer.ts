interface Waiting {
  touched: boolean;
  readonly settle: ((error: Error | undefined) => void)[];
}

type Work = (
  ids: readonly number[],
  touched: ReadonlySet<number>,
) => Promise<ReadonlyMap<number, Error>>;

/**
 * Jobs come one by one, reading and writing go best by the hundred. What arrives while a batch is under way waits for
 * the next; an item asked for twice in that time is done once, by a read that is newer than both.
 */
export class Gatherer {
  readonly #work: Work;
  readonly #most: number;
  #waiting = new Map<number, Waiting>();
  #working = false;

  constructor(most: number, work: Work) {
    this.#most = most;
    this.#work = work;
  }

  async add(id: number, touched = false): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = this.#waiting.get(id) ?? { touched: false, settle: [] };
    waiting.touched ||= touched;
    waiting.settle.push((error) => (error ? reject(error) : resolve()));
    this.#waiting.set(id, waiting);
    // Jobs taken together arrive within one turn of the loop.
    if (!this.#working) setImmediate(() => void this.#drain());
    return promise;
  }

  async #drain(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    while (this.#waiting.size > 0) {
      const batch = this.#take();
      const failed = await this.#run(batch);
      for (const [id, { settle }] of batch) for (const done of settle) done(failed(id));
    }
    this.#working = false;
  }

  #take(): Map<number, Waiting> {
    const batch = new Map([...this.#waiting].slice(0, this.#most));
    for (const id of batch.keys()) this.#waiting.delete(id);
    return batch;
  }

  async #run(batch: ReadonlyMap<number, Waiting>): Promise<(id: number) => Error | undefined> {
    const touched = new Set([...batch].flatMap(([id, waiting]) => (waiting.touched ? [id] : [])));
    try {
      const failed = await this.#work([...batch.keys()], touched);
      return (id) => failed.get(id);
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      return () => reason;
    }
  }
}
