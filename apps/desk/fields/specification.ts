import { Type } from 'typebox';
import { Value } from 'typebox/value';

const specification = Type.Object(
  {
    property: Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 60 }),
    number: Type.Optional(Type.Number()),
    from: Type.Optional(Type.Number()),
    to: Type.Optional(Type.Number()),
    text_cn: Type.Optional(Type.String({ maxLength: 300 })),
    text_en: Type.Optional(Type.String({ maxLength: 300 })),
    unit: Type.Optional(Type.String({ maxLength: 30 })),
  },
  { additionalProperties: false },
);

const specifications = Type.Array(specification, { maxItems: 200 });

/** One property of a product: a number, a range or a text, in the property's unit or its own. */
export type Specification = Type.Static<typeof specification>;

export function isSpecifications(value: unknown): value is Specification[] {
  return Value.Check(specifications, value) && value.every(hasValue) && isUnique(value);
}

function hasValue(row: Specification): boolean {
  return [row.number, row.from, row.to, row.text_cn, row.text_en].some(
    (part) => part !== undefined && part !== '',
  );
}

function isUnique(rows: readonly Specification[]): boolean {
  return new Set(rows.map((row) => row.property)).size === rows.length;
}
