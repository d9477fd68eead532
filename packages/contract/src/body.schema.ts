import type { Body } from '@ironbridge/domain';
import { type Static, Type } from 'typebox';
import { PictureSchema } from './picture.schema.ts';

const MarkSchema = Type.Union([
  Type.Literal('strong'),
  Type.Literal('emphasis'),
  Type.Literal('code'),
  Type.Literal('sub'),
  Type.Literal('sup'),
]);

const InlineSchema = Type.Union([
  Type.Object({
    href: Type.String(),
    text: Type.String(),
    marks: Type.Optional(Type.Array(MarkSchema)),
  }),
  Type.Object({ text: Type.String(), marks: Type.Optional(Type.Array(MarkSchema)) }),
  Type.Object({ break: Type.Literal(true) }),
]);

const InlinesSchema = Type.Array(InlineSchema);

export const NamedSupplierSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  logo: Type.Optional(PictureSchema),
  place: Type.Optional(Type.String()),
});

export const NamedProductSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  model: Type.Optional(Type.String()),
  supplier: Type.Optional(Type.Object({ id: Type.Integer(), name: Type.String() })),
  picture: Type.Optional(PictureSchema),
});

const BlockSchema = Type.Union([
  Type.Object({ type: Type.Literal('paragraph'), text: InlinesSchema }),
  Type.Object({
    type: Type.Literal('heading'),
    level: Type.Union([Type.Literal(2), Type.Literal(3)]),
    anchor: Type.String(),
    text: InlinesSchema,
  }),
  Type.Object({
    type: Type.Literal('list'),
    ordered: Type.Boolean(),
    items: Type.Array(InlinesSchema),
  }),
  Type.Object({
    type: Type.Literal('quote'),
    text: InlinesSchema,
    source: Type.Optional(Type.String()),
  }),
  Type.Object({
    type: Type.Literal('picture'),
    picture: PictureSchema,
    caption: Type.Optional(Type.String()),
    credit: Type.Optional(Type.String()),
  }),
  Type.Object({
    type: Type.Literal('gallery'),
    pictures: Type.Array(
      Type.Object({ picture: PictureSchema, caption: Type.Optional(Type.String()) }),
    ),
  }),
  Type.Object({
    type: Type.Literal('table'),
    caption: Type.Optional(Type.String()),
    head: Type.Array(Type.String()),
    rows: Type.Array(Type.Array(Type.String())),
  }),
  Type.Object({ type: Type.Literal('video'), src: Type.String(), title: Type.String() }),
  Type.Object({ type: Type.Literal('product'), product: NamedProductSchema }),
  Type.Object({ type: Type.Literal('supplier'), supplier: NamedSupplierSchema }),
  Type.Object({
    type: Type.Literal('file'),
    href: Type.String(),
    title: Type.String(),
    bytes: Type.Integer(),
  }),
]);

export const BodySchema = Type.Array(BlockSchema);

/** The wire and the domain describe the same body; where they drift apart, this line stops compiling. */
type Same<A extends B, B> = A;
export type WireBody = Same<Static<typeof BodySchema>, Body>;
