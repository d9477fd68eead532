'use client';

import { useEffect } from 'react';
import { useAnswer } from '../use-answer.ts';
import { isStatus } from './import-status.ts';

const everyMs = 1_000;
const busy = new Set(['checking', 'fetching', 'running', 'undoing']);

/** An import as it is, looked at every second while the worker is at it. */
export function useImport(id: number | string | undefined) {
  const path = id === undefined ? undefined : `/api/imports/${id}/status`;
  const { answer, load } = useAnswer(path, isStatus);
  const isBusy = answer !== undefined && busy.has(answer.state);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setInterval(() => {
      // One look that fails is made up for by the next.
      load().catch(() => undefined);
    }, everyMs);
    return () => clearInterval(timer);
  }, [isBusy, load]);
  return { run: answer, reload: load };
}
