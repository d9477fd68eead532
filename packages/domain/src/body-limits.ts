import { attachments } from './enquiry-forms.ts';

const kilobyte = 1024;

/** The most bytes that one request may bring, by what it brings: the edge refuses more, and so does who it is for. */
export const bodyLimits = {
  /** What a page reports without anybody's name: an address and a few words. */
  report: 4 * kilobyte,
  /** The words of a form, as JSON. */
  words: 16 * kilobyte,
  /** The same as a browser sends them without script, nine bytes for a Chinese character. */
  plainForm: 64 * kilobyte,
  /** Words and files, as JSON: as text a file is a third longer. */
  wordsAndFiles: Math.ceil((attachments.mostBytes * 4) / 3) + 32 * kilobyte,
  /** The same as a browser sends them without script. */
  plainFormAndFiles: attachments.mostBytes + 1024 * kilobyte,
} as const;
