/** A failure that a person can act on: what went wrong, and what to do next. */
export class Problem extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'Problem';
    this.hint = hint;
  }
}
