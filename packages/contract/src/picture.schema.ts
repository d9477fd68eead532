import { Type } from 'typebox';

export const PictureSchema = Type.Object({
  id: Type.Integer(),
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  focal: Type.Object({ x: Type.Number(), y: Type.Number() }),
  sources: Type.Array(Type.Object({ width: Type.Integer(), src: Type.String() })),
  drawing: Type.Optional(
    Type.Boolean({ description: 'Line drawing: may be inverted on a dark page' }),
  ),
});
