'use client';

import { useCallback, useEffect, useState } from 'react';

/** What the desk answers at an address, asked again when the address or `since` changes. */
export function useAnswer<Answer>(
  path: string | undefined,
  isAnswer: (body: unknown) => body is Answer,
  since: unknown = undefined,
) {
  const [answer, setAnswer] = useState<Answer>();
  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (path === undefined) return;
      const response = await fetch(path, signal ? { signal } : {});
      const body: unknown = response.ok ? await response.json() : undefined;
      if (isAnswer(body)) setAnswer(body);
    },
    [path, isAnswer],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `since` is there to ask again
  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
    return () => stop.abort();
  }, [load, since]);
  return { answer, load };
}
