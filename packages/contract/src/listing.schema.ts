import { type Static, Type } from 'typebox';
import { pageOf } from './envelope.schema.ts';
import { listQuery } from './list-query.schema.ts';
import { IndustryRefSchema } from './reference.schema.ts';

const { sid, keyword, page, rows } = listQuery;

export const ListingListQuerySchema = Type.Object({
  sid,
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
  page,
  rows,
});

export const ListingSchema = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(['demand', 'supply']),
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

export const ListingListSchema = pageOf(ListingSchema);
