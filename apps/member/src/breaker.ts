class Away extends Error {}

/** Gives a store so long to answer. One that did not is left alone for a while: nobody waits for it in vain twice. */
export class Breaker {
  readonly #limitMs: number;
  readonly #restMs: number;
  #restUntil = 0;

  constructor(limitMs: number, restMs = 1000) {
    this.#limitMs = limitMs;
    this.#restMs = restMs;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    if (started < this.#restUntil) throw new Away('The store is left alone');
    // Once it has failed, one at a time tries whether it is back.
    if (this.#restUntil > 0) this.#restUntil = started + this.#restMs;
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Away('The store is too slow')), this.#limitMs);
    try {
      const result = await Promise.race([work(), late]);
      this.#restUntil = 0;
      return result;
    } catch (error) {
      this.#restUntil = performance.now() + this.#restMs;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
