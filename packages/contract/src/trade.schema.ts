import { Type } from 'typebox';

const name = Type.String({ minLength: 1, maxLength: 60 });

/** Where, by the place's name in either language; a country also by its two letters. */
export const placeQuery = {
  country: Type.Optional(name),
  province: Type.Optional(name),
  city: Type.Optional(name),
};

export const certificateParam = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'Kind of a certificate that is valid today, such as ISO 9001',
  }),
);

export const facetsParam = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: 1,
    description: 'Also count what there is to choose from, each as if nothing were chosen in it',
  }),
);

export const placeFields = {
  country: Type.String(),
  province: Type.String(),
  city: Type.String(),
};

const count = Type.Integer({ minimum: 0 });
const named = Type.Array(Type.Object({ name: Type.String(), count }));

export const filingFacetFields = {
  industry: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), count })),
  tag: Type.Array(
    Type.Object({ id: Type.Integer(), tag_name: Type.String(), grade: Type.Integer(), count }),
  ),
};

export const namedFacet = named;

export const placeFacetFields = { country: named, province: named, city: named };

export const PropertyFacetSchema = Type.Array(
  Type.Object({
    property: Type.String(),
    name: Type.String(),
    unit: Type.String(),
    count,
    min: Type.Union([Type.Number(), Type.Null()], {
      description: 'In the unit given here; only for the properties that occur most',
    }),
    max: Type.Union([Type.Number(), Type.Null()]),
  }),
);

export const DayFacetSchema = Type.Array(
  Type.Object({ day: Type.String({ description: 'YYYY-MM-DD, in Shanghai' }), count }),
);

export const MonthFacetSchema = Type.Array(
  Type.Object({ month: Type.String({ description: 'YYYY-MM' }), count }),
);
