import type { EditionId } from '@ironbridge/domain';
import type { Words } from '../words.ts';

export const languageNames: Record<EditionId, Words> = {
  cn: { en: 'Chinese', zh: '中文' },
  en: { en: 'English', zh: '英文' },
};
