import { lists, parseId } from '@ironbridge/domain';
import { parseUnits, toUnitText } from './reader-units.ts';

/** What is compared, as far as it can be read: ids in their order, each once, and the units to read them in. */
export function parseCompared(ids: readonly string[], unit: string | null) {
  const read = ids.flatMap((id) => parseId(id.trim()) ?? []);
  return {
    ids: [...new Set(read)].slice(0, lists.comparedMost),
    unit: toUnitText(parseUnits(unit ?? '')),
  };
}
