import { toSimplified } from '../find/chinese.ts';
import { toPlain, toTokens } from './tokens.ts';

export interface Named {
  readonly id: number;
  readonly names: readonly string[];
}

/** The ids of those whose names share most with what was typed; none if nothing is shared. */
export function nearest(typed: string, all: readonly Named[]): number[] {
  const wanted = toFeatures(typed);
  return all
    .map(({ id, names }) => ({
      id,
      shared: names.flatMap((name) => [...toFeatures(name)]).filter((part) => wanted.has(part))
        .length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .map(({ id }) => id);
}

/** Words, and pairs of Chinese signs. */
function toFeatures(text: string): Set<string> {
  const tokens = toTokens(toSimplified(toPlain(text)));
  return new Set(
    tokens.flatMap(({ key, isHan, to }, at) => {
      const next = tokens[at + 1];
      if (!isHan) return [key];
      return next?.isHan && next.from === to ? [key + next.key] : [];
    }),
  );
}
