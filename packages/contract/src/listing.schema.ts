import { type Static, Type } from 'typebox';
import { facetedPageOf } from './envelope.schema.ts';
import { listQuery } from './list-query.schema.ts';
import { TwinSchema } from './parts.schema.ts';
import { IndustryRefSchema } from './reference.schema.ts';
import { DayFacetSchema, facetsParam, filingFacetFields, namedFacet } from './trade.schema.ts';

const { sid, tid, keyword, page, rows } = listQuery;
const kind = Type.Enum(['demand', 'supply']);

export const ListingListQuerySchema = Type.Object({
  sid,
  tid,
  keyword,
  place: Type.Optional(
    Type.String({ minLength: 1, maxLength: 60, description: 'In either language' }),
  ),
  since: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'Only what came to readers, or changed, after this moment (ISO 8601)',
    }),
  ),
  sort: Type.Optional(
    Type.Enum(['newest', 'expiring'], { description: 'newest first, or what expires soonest' }),
  ),
  facets: facetsParam,
  page,
  rows,
});

export const HallListQuerySchema = Type.Object({
  kind: Type.Optional(kind),
  ...ListingListQuerySchema.properties,
});

export const ListingSchema = Type.Object({
  id: Type.Integer(),
  kind,
  title: Type.String(),
  detail: Type.String(),
  quantity: Type.Union([Type.Number(), Type.Null()]),
  unit: Type.String(),
  price: Type.Union([Type.Number(), Type.Null()], { description: 'None: to be agreed' }),
  currency: Type.String(),
  place: Type.String(),
  publish_time: Type.String({ description: 'ISO 8601 in Shanghai time' }),
  update_time: Type.String(),
  expire_time: Type.String(),
  original: Type.String({ description: 'The language it was written in' }),
  industrys: Type.Array(IndustryRefSchema),
});
export type Listing = Static<typeof ListingSchema>;

/** A listing on its page. */
export const ListingInfoSchema = Type.Object({ ...ListingSchema.properties, twin: TwinSchema });

export const ListingListSchema = Type.Object({
  ...facetedPageOf(
    ListingSchema,
    Type.Object({
      ...filingFacetFields,
      kind: Type.Array(Type.Object({ kind, count: Type.Integer({ minimum: 0 }) })),
      place: namedFacet,
      day: DayFacetSchema,
    }),
  ).properties,
  latest: Type.Optional(
    Type.String({ description: 'When any of them last came or changed: what to ask `since` with' }),
  ),
});
