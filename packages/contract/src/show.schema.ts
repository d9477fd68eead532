import { type Static, Type } from 'typebox';
import { NamedSupplierSchema } from './body.schema.ts';
import { facetedPageOf } from './envelope.schema.ts';
import { listQuery } from './list-query.schema.ts';
import { PictureSchema } from './picture.schema.ts';
import { IndustryRefSchema } from './reference.schema.ts';
import {
  facetsParam,
  filingFacetFields,
  MonthFacetSchema,
  namedFacet,
  placeQuery,
} from './trade.schema.ts';

const { country, city } = placeQuery;

export const ShowListQuerySchema = Type.Object({
  ...listQuery,
  month: Type.Optional(
    Type.String({
      pattern: '^[12]\\d{3}-(0[1-9]|1[0-2])$',
      description: 'YYYY-MM: shows that fall in it, if only by a day',
    }),
  ),
  country,
  city,
  upcoming: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1, description: 'Only shows that are not over' }),
  ),
  facets: facetsParam,
});

const card = {
  id: Type.Integer(),
  name: Type.String(),
  name_cn: Type.String(),
  name_en: Type.String(),
  organiser: Type.String(),
  venue: Type.String(),
  city: Type.String(),
  country: Type.String(),
  from: Type.String({ description: 'First day, YYYY-MM-DD, by the calendar of the place' }),
  to: Type.String({ description: 'Last day' }),
  website: Type.String(),
  image: Type.Union([PictureSchema, Type.Null()]),
  industrys: Type.Array(IndustryRefSchema),
};

export const ShowCardSchema = Type.Object(card);
export type ShowCard = Static<typeof ShowCardSchema>;

export const ShowListSchema = facetedPageOf(
  ShowCardSchema,
  Type.Object({
    ...filingFacetFields,
    country: namedFacet,
    city: namedFacet,
    month: MonthFacetSchema,
  }),
);

export const ShowSchema = Type.Object({
  ...card,
  about: Type.String(),
  time_zone: Type.String({ description: 'Where its days begin and end, by the IANA’s name' }),
  exhibitors: Type.Array(
    Type.Object({ supplier: NamedSupplierSchema, hall: Type.String(), booth: Type.String() }),
  ),
});
export type Show = Static<typeof ShowSchema>;
