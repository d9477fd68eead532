'use client';

import { useTranslation } from '@payloadcms/ui';
import { inLanguageOf } from '../../words.ts';

/** Our own texts and numbers in the language of whoever looks. */
export function useWords() {
  const { i18n } = useTranslation();
  return {
    language: i18n.language,
    say: ({ en, zh }: { readonly en: string; readonly zh: string }) =>
      inLanguageOf({ i18n }, { en, zh }),
    count: (value: number) => value.toLocaleString(i18n.language),
  };
}
