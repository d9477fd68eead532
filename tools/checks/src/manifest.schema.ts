import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const ManifestSchema = Type.Object({
  name: Type.String(),
  exports: Type.Optional(Type.Record(Type.String(), Type.String())),
});

export type Manifest = Static<typeof ManifestSchema>;

export function parseManifest(text: string): Manifest {
  return Value.Parse(ManifestSchema, JSON.parse(text));
}
