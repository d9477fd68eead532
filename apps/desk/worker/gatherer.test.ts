import { describe, expect, it } from 'vitest';
import { Gatherer } from './gatherer.ts';

function createGate() {
  const batches: number[][] = [];
  const touches: number[][] = [];
  const open: (() => void)[] = [];
  const gatherer = new Gatherer(3, async (ids, touched) => {
    batches.push([...ids]);
    touches.push([...touched]);
    await new Promise<void>((resolve) => open.push(resolve));
    return new Map(ids.includes(13) ? [[13, new Error('unlucky')]] : []);
  });
  const next = async () => {
    while (open.length === 0) await new Promise(setImmediate);
    open.shift()?.();
  };
  return { gatherer, batches, touches, next };
}

describe('gathering', () => {
  it('takes together what comes together, and what waits meanwhile', async () => {
    const { gatherer, batches, next } = createGate();
    const first = Promise.all([gatherer.add(1), gatherer.add(2)]);
    await new Promise(setImmediate);
    const later = Promise.all([3, 4, 5, 6, 3].map((id) => gatherer.add(id)));
    await next();
    await first;
    await next();
    await next();
    await later;
    expect(batches).toEqual([[1, 2], [3, 4, 5], [6]]);
  });

  it('does an item again that is asked for while it is being done', async () => {
    const { gatherer, batches, next } = createGate();
    const first = gatherer.add(1);
    await new Promise(setImmediate);
    const again = gatherer.add(1, true);
    await next();
    await first;
    await next();
    await again;
    expect(batches).toEqual([[1], [1]]);
  });

  it('lets one item fail alone, and a batch together', async () => {
    const { gatherer, touches, next } = createGate();
    const results = Promise.allSettled([gatherer.add(12, true), gatherer.add(13)]);
    await next();
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(touches).toEqual([[12]]);
    const broken = new Gatherer(10, () => Promise.reject(new Error('away')));
    await expect(broken.add(1)).rejects.toThrow('away');
    await expect(broken.add(2)).rejects.toThrow('away');
  });
});
