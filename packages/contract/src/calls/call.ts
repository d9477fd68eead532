import type { TObject, TSchema } from 'typebox';

/** A call: who answers it, what it takes, what it gives. */
interface Call {
  readonly owner: 'api';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly query: TObject;
  readonly data: TSchema;
}

export type CallTable = Readonly<Record<string, Call>>;
