import type { TermDocument } from '@ironbridge/search';
import { type Setting, toBase } from './setting.ts';

export function toTerms(setting: Setting): TermDocument[] {
  return setting.choice.terms.map(({ cn, en, abbreviations }, i) => ({
    ...toBase(i + 1, setting),
    cn,
    en,
    abbreviations,
    industry: null,
  }));
}
