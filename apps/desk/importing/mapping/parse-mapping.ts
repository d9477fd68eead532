import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Mapping } from '../import-run.ts';

const mapping = Compile(Type.Array(Type.Union([Type.String(), Type.Null()])));

export function parseMapping(value: unknown): Mapping {
  return mapping.Parse(value);
}
