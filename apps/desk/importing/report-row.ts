import { Type } from 'typebox';
import { rowStates, undoStates } from './import-run.ts';

const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const ReportRowSchema = Type.Object({
  line: Type.Integer(),
  state: orNull(Type.Enum([...rowStates])),
  number: orNull(Type.String()),
  name: orNull(Type.String()),
  record: orNull(Type.Integer()),
  fields: orNull(Type.Array(Type.String())),
  problems: orNull(
    Type.Array(Type.Object({ field: orNull(Type.String()), en: Type.String(), zh: Type.String() })),
  ),
  undo: orNull(Type.Enum([...undoStates])),
});

/** What became of one line, as it is told. */
export type ReportRow = Type.Static<typeof ReportRowSchema>;
