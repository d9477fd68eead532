import { Type } from 'typebox';

/** knip lists each file with its findings by kind (`exports`, `dependencies`, …), most of them empty. */
const FileSchema = Type.Intersect([
  Type.Object({ file: Type.String() }),
  Type.Record(Type.String(), Type.Unknown()),
]);

export const FindingsSchema = Type.Array(Type.Object({ name: Type.String() }));
export const KnipReportSchema = Type.Object({ issues: Type.Array(FileSchema) });
