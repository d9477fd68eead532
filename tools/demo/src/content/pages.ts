import type { EditionId } from '@ironbridge/domain';
import type { PageEntry } from './page.ts';
import { aboutPagesCn } from './pages/about-cn.ts';
import { aboutPagesEn } from './pages/about-en.ts';

export const pages: Readonly<Record<EditionId, readonly PageEntry[]>> = {
  cn: aboutPagesCn,
  en: aboutPagesEn,
};
