import type { EditionId } from '@ironbridge/domain';
import { read, type Stack } from './stack.ts';

export interface Load {
  readonly stop: () => Promise<LoadFigures>;
}

export interface LoadFigures {
  readonly reads: number;
  readonly failed: number;
  readonly perSecond: number;
  readonly failures: readonly string[];
}

/**
 * Readers at a steady pace, whatever the answers take: each tick starts as many requests as the pace owes by now,
 * so that a slow origin cannot hide behind a slow reader.
 */
export function startReaders(
  stack: Stack,
  perSecond: number,
  pages: readonly { edition: EditionId; path: string }[],
): Load {
  const started = performance.now();
  const under = new Set<Promise<void>>();
  const failures: string[] = [];
  let reads = 0;
  let failed = 0;

  const readOne = async (edition: EditionId, path: string): Promise<void> => {
    try {
      const answer = await read(stack, edition, path);
      if (answer.status !== 200) throw new Error(`status ${answer.status}`);
    } catch (error) {
      failed += 1;
      if (failures.length < 20) failures.push(`${edition}${path}: ${String(error)}`);
    }
  };

  const timer = setInterval(() => {
    const owed = Math.floor(((performance.now() - started) / 1000) * perSecond);
    for (; reads < owed; reads += 1) {
      const page = pages[reads % pages.length];
      if (!page) return;
      const one = readOne(page.edition, page.path);
      under.add(one);
      void one.finally(() => under.delete(one));
    }
  }, 5);

  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(under);
      return { reads, failed, perSecond: reads / ((performance.now() - started) / 1000), failures };
    },
  };
}
