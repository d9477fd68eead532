import { mediaItemKinds } from '@ironbridge/domain';
import { type Static, Type } from 'typebox';
import { BodySchema } from './body.schema.ts';
import { facetedPageOf } from './envelope.schema.ts';
import { pageQuery } from './list-query.schema.ts';
import {
  FileSchema,
  orNull,
  PictureOrNullSchema,
  SeoSchema,
  TimeSchema,
  TwinSchema,
} from './parts.schema.ts';
import { facetsParam } from './trade.schema.ts';

/** What the house says of itself: its media centre, its texts, its people and places. */

export const MediaListQuerySchema = Type.Object({
  kind: Type.Optional(Type.Enum([...mediaItemKinds])),
  year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2200 })),
  facets: facetsParam,
  ...pageQuery,
});

const mediaCard = {
  id: Type.Integer(),
  title: Type.String(),
  kind: Type.Enum([...mediaItemKinds]),
  date: TimeSchema,
  image: PictureOrNullSchema,
};

const count = Type.Integer({ minimum: 0 });

export const MediaListSchema = facetedPageOf(
  Type.Object(mediaCard),
  Type.Object({
    kind: Type.Array(Type.Object({ kind: mediaCard.kind, count })),
    year: Type.Array(Type.Object({ year: Type.Integer(), count })),
  }),
);

export const MediaSchema = Type.Object({
  ...mediaCard,
  body: BodySchema,
  downloads: Type.Array(FileSchema),
  seo: SeoSchema,
  twin: TwinSchema,
});
export type MediaItem = Static<typeof MediaSchema>;

/** A path of ours, with its query where there was one. */
export const PathQuerySchema = Type.Object({
  path: Type.String({ pattern: '^/', maxLength: 500 }),
});

export const PageSchema = Type.Object({
  id: Type.Integer(),
  path: Type.String(),
  title: Type.String(),
  updated_time: TimeSchema,
  body: BodySchema,
  seo: SeoSchema,
  twin: orNull(Type.Object({ id: Type.Integer(), path: Type.String() })),
});
export type Page = Static<typeof PageSchema>;

export const RedirectSchema = Type.Object({
  to: Type.String(),
  permanent: Type.Boolean(),
});

export const BlogrollsSchema = listOf({
  title: Type.String(),
  url: Type.String(),
  url_rel: Type.String(),
});

export const OfficesSchema = listOf({
  id: Type.Integer(),
  name: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  hours: Type.String(),
  head: Type.Boolean({ description: 'The head office' }),
});

export const PeopleSchema = listOf({
  id: Type.Integer(),
  name: Type.String(),
  position: Type.String(),
  bio: Type.String(),
  image: PictureOrNullSchema,
});

const job = {
  id: Type.Integer(),
  title: Type.String(),
  department: Type.String(),
  place: Type.String(),
  posted: TimeSchema,
  closes: orNull(TimeSchema),
};

export const JobsSchema = listOf(job);
export const JobSchema = Type.Object({ ...job, description: Type.String() });

export const MilestonesSchema = listOf({
  id: Type.Integer(),
  year: Type.Integer(),
  month: orNull(Type.Integer()),
  title: Type.String(),
  text: Type.String(),
  image: PictureOrNullSchema,
});

/** A list that is short enough to come whole. */
function listOf<Fields extends Parameters<typeof Type.Object>[0]>(fields: Fields) {
  return Type.Object({ list: Type.Array(Type.Object(fields)) });
}
