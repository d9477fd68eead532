import { expect, it } from 'vitest';
import { mergeById } from './merge.ts';

async function* stream(name: string, ...ids: number[]) {
  for (const id of ids) yield { id, name };
}

it('walks streams side by side', async () => {
  const seen: string[] = [];
  const streams = [stream('a', 1, 3, 4), stream('b', 2, 3), stream('c')];
  for await (const { id, parts } of mergeById(streams)) {
    seen.push(`${id}${parts.map((part) => part?.name ?? '-').join('')}`);
  }
  expect(seen).toEqual(['1a--', '2-b-', '3ab-', '4a--']);
});
