interface Numbered {
  readonly id: number;
}

/** Walks several streams in order of id side by side, giving at each id what each of them has. */
export async function* mergeById<Part extends Numbered>(
  streams: readonly AsyncIterable<Part>[],
): AsyncGenerator<{ readonly id: number; readonly parts: readonly (Part | undefined)[] }> {
  const iterators = streams.map((stream) => stream[Symbol.asyncIterator]());
  const heads = await Promise.all(iterators.map((iterator) => iterator.next()));
  for (;;) {
    const coming = heads.flatMap((head) => (head.done ? [] : [head.value.id]));
    if (coming.length === 0) return;
    const id = Math.min(...coming);
    const parts = heads.map((head) =>
      !head.done && head.value.id === id ? head.value : undefined,
    );
    yield { id, parts };
    await Promise.all(
      iterators.map(async (iterator, index) => {
        if (parts[index] !== undefined) heads[index] = await iterator.next();
      }),
    );
  }
}
