import { type Static, type TProperties, type TSchema, Type } from 'typebox';

/** Every answer has this shape: code 1 is success, code 0 failure, whatever the HTTP status says besides. */
export function envelopeOf<Data extends TSchema>(data: Data) {
  return Type.Object({ code: Type.Literal(1), msg: Type.String(), data });
}

export const FailureSchema = Type.Object({
  code: Type.Literal(0),
  msg: Type.String(),
  data: Type.Null(),
});
export type Failure = Static<typeof FailureSchema>;

export interface Success<Data> {
  readonly code: 1;
  readonly msg: string;
  readonly data: Data;
}

/** A page of a list, and what there is to narrow it by where that was asked for. */
export function facetedPageOf<Item extends TSchema, Facets extends TSchema>(
  item: Item,
  facets: Facets,
) {
  return Type.Object({
    list: Type.Array(item),
    total: Type.Integer({ minimum: 0 }),
    facets: Type.Optional(facets),
  });
}

export function pageOf<Item extends TSchema>(item: Item) {
  return Type.Object({ list: Type.Array(item), total: Type.Integer({ minimum: 0 }) });
}

/** What is sent holds the fields named and no other: what nobody asked for is refused, not dropped. */
export function bodyOf<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}
