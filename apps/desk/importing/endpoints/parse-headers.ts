import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const headers = Compile(Type.Array(Type.String()));

export function parseHeaders(value: unknown): string[] {
  return headers.Parse(value);
}
