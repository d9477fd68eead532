import type { Words } from '../words.ts';
import type { Twin } from './find-twin.ts';

export type TwinState = 'missing' | 'draft' | 'live' | 'stale';

export const twinWords: Readonly<Record<TwinState, Words>> = {
  missing: { en: 'None', zh: '无' },
  draft: { en: 'Draft', zh: '草稿' },
  live: { en: 'Live', zh: '已上线' },
  stale: { en: 'Out of date', zh: '待更新' },
};

export function stateOf(twin: Pick<Twin, 'live' | 'stale'> | null | undefined): TwinState {
  if (!twin) return 'missing';
  if (twin.stale) return 'stale';
  return twin.live ? 'live' : 'draft';
}
