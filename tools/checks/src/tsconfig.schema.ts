import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const TsconfigSchema = Type.Object({
  extends: Type.String(),
  compilerOptions: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  include: Type.Array(Type.String()),
});

export type Tsconfig = Static<typeof TsconfigSchema>;

export function parseTsconfig(text: string): Tsconfig {
  return Value.Parse(TsconfigSchema, JSON.parse(text));
}
