import { APIError } from 'payload';
import { inLanguageOf, type Words } from './words.ts';

/** Said to the person who asked, in their language. */
export class Refusal extends APIError {
  constructor(req: { i18n?: { language?: string } }, words: Words, status: 400 | 403 = 403) {
    super(inLanguageOf(req, words), status, null, true);
    // Logged like Payload's own refusals: see loggingLevels.
    this.name = 'APIError';
  }
}
