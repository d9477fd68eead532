import { lists } from '@ironbridge/domain';
import { type Static, Type } from 'typebox';
import { NamedSupplierSchema } from './body.schema.ts';
import { facetedPageOf } from './envelope.schema.ts';
import { listQuery } from './list-query.schema.ts';
import { TwinSchema } from './parts.schema.ts';
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

const showFacets = { ...filingFacetFields, country: namedFacet, city: namedFacet };

export const ShowListSchema = facetedPageOf(
  ShowCardSchema,
  Type.Object({ ...showFacets, month: MonthFacetSchema }),
);

const { sid, tid, keyword } = listQuery;

export const ShowCalendarQuerySchema = Type.Object({
  sid,
  tid,
  keyword,
  country,
  city,
  rows: Type.Optional(
    Type.Integer({ minimum: 1, maximum: lists.rowsOfBlock, description: 'Shows of each month' }),
  ),
});

export const ShowMonthSchema = Type.Object({
  month: Type.String({ description: 'YYYY-MM' }),
  count: Type.Integer({ minimum: 0, description: 'How many are on or coming in it' }),
  shows: Type.Array(ShowCardSchema),
});
export type ShowMonth = Static<typeof ShowMonthSchema>;

export const ShowCalendarSchema = Type.Object({
  months: Type.Array(ShowMonthSchema, {
    description: 'This month and the eleven that follow, also those without a show',
  }),
  total: Type.Integer({ minimum: 0, description: 'All that are on or coming, however far ahead' }),
  facets: Type.Object(showFacets),
});

export const ShowSchema = Type.Object({
  ...card,
  about: Type.String(),
  time_zone: Type.String({ description: 'Where its days begin and end, by the IANA’s name' }),
  exhibitors: Type.Array(
    Type.Object({ supplier: NamedSupplierSchema, hall: Type.String(), booth: Type.String() }),
  ),
  twin: TwinSchema,
});
export type Show = Static<typeof ShowSchema>;
