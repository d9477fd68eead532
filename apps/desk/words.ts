/** A text of the desk in both of its languages. Payload picks by the editor's own setting. */
export interface Words extends Record<string, string> {
  readonly en: string;
  readonly zh: string;
}

/** For messages made by the server: the language of the person who asked. */
export function inLanguageOf(req: { i18n?: { language?: string } }, words: Words): string {
  return req.i18n?.language === 'zh' ? words.zh : words.en;
}
