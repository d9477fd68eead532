'use client';

import { useCallback, useEffect, useState } from 'react';

/** What the desk answers at an address, asked again when the address or `since` changes. */
export function useAnswer<Answer>(
  path: string | undefined,
  isAnswer: (body: unknown) => body is Answer,
  since?: unknown,
) {
  const [answer, setAnswer] = useState<Answer>();
  const load = useCallback(async () => {
    const found = await ask(path, isAnswer);
    if (found !== undefined) setAnswer(found);
  }, [path, isAnswer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `since` is there to ask again
  useEffect(() => {
    const stop = new AbortController();
    ask(path, isAnswer, stop.signal)
      .then((found) => {
        if (found !== undefined && !stop.signal.aborted) setAnswer(found);
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) throw error;
      });
    return () => stop.abort();
  }, [path, isAnswer, since]);
  return { answer, load };
}

async function ask<Answer>(
  path: string | undefined,
  isAnswer: (body: unknown) => body is Answer,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  if (path === undefined) return undefined;
  const response = await fetch(path, signal ? { signal } : {});
  const body: unknown = response.ok ? await response.json() : undefined;
  return isAnswer(body) ? body : undefined;
}
