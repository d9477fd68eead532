import type { Words } from '../../words.ts';

/** Why a file cannot be read, said to the person who chose it. */
export class FileProblem extends Error {
  readonly words: Words;

  constructor(words: Words) {
    super(words.en);
    this.words = words;
  }
}
