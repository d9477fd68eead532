import type { TObject, TSchema } from 'typebox';

/** A call of one person: what it takes is the query of a GET and the body of a POST. */
interface MemberCall {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}` | `/memberApi/${string}` | '/login_by_pwd';
  readonly summary: string;
  readonly takes: TObject;
  readonly data: TSchema;
}

export type MemberCallTable = Readonly<Record<string, MemberCall>>;
