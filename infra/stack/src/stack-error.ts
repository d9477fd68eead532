/** A failure that a person can act on: what went wrong, what the log said last, what to do next. */
export class StackError extends Error {
  readonly hint: string | undefined;
  readonly log: string | undefined;

  constructor(message: string, more: { hint?: string; log?: string; cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.name = 'StackError';
    this.hint = more.hint;
    this.log = more.log;
  }
}

export function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
