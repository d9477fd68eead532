import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { importKinds, importStates } from '../../importing/import-run.ts';
import { ReportRowSchema } from '../../importing/report-row.ts';

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

const target = Type.Object({
  key: Type.String(),
  en: Type.String(),
  zh: Type.String(),
  needed: Type.Boolean(),
});

const status = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...importKinds]),
  state: Type.Enum([...importStates]),
  file_name: Type.String(),
  rows: Type.Integer(),
  headers: Type.Array(Type.String()),
  mapping: Type.Array(orNull(Type.String())),
  supplier_number: orNull(Type.String()),
  counts: Type.Record(Type.String(), Type.Integer()),
  done: Type.Integer(),
  due: Type.Integer(),
  samples: Type.Array(Type.Array(Type.String())),
  targets: Type.Array(target),
});

const page = Type.Object({ rows: Type.Array(ReportRowSchema) });
const made = Type.Object({ id: Type.Integer() });

export type ImportStatus = Type.Static<typeof status>;
export type ImportTarget = Type.Static<typeof target>;

export const isStatus = (body: unknown): body is ImportStatus => Value.Check(status, body);
export const isPage = (body: unknown): body is Type.Static<typeof page> => Value.Check(page, body);
export const isMade = (body: unknown): body is Type.Static<typeof made> => Value.Check(made, body);
