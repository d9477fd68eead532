import { lists } from '@ironbridge/domain';
import { type Static, Type } from 'typebox';
import { NamedSupplierSchema } from './body.schema.ts';
import { pageOf } from './envelope.schema.ts';
import { idParam, listQuery } from './list-query.schema.ts';
import {
  FileSchema,
  orNull,
  PictureOrNullSchema,
  SeoSchema,
  TimeSchema,
  TwinSchema,
} from './parts.schema.ts';
import { IndustryRefSchema, TagRefSchema } from './reference.schema.ts';

export const VideoListQuerySchema = Type.Object({
  ...listQuery,
  block: Type.Optional(idParam('Id of a row of the video page')),
  supplier: Type.Optional(idParam('Id of its supplier')),
});

const card = {
  id: Type.Integer(),
  title: Type.String(),
  image: PictureOrNullSchema,
  summary: Type.String(),
  publish_time: TimeSchema,
  seconds: orNull(Type.Number({ description: 'How long it runs' })),
  block: orNull(Type.Object({ id: Type.Integer(), name: Type.String() })),
  supplier: orNull(NamedSupplierSchema),
  industrys: Type.Array(IndustryRefSchema),
};

export const VideoCardSchema = Type.Object(card);
export type VideoCard = Static<typeof VideoCardSchema>;
export const VideoListSchema = pageOf(VideoCardSchema);

export const VideoSchema = Type.Object({
  ...card,
  file: orNull(FileSchema),
  captions: orNull(Type.String({ description: 'Subtitles, as a WebVTT file' })),
  embed: orNull(Type.String({ description: "Address of an allowed provider's player" })),
  tags: Type.Array(TagRefSchema),
  seo: SeoSchema,
  twin: TwinSchema,
});
export type Video = Static<typeof VideoSchema>;

export const VideoBlocksQuerySchema = Type.Object({
  rows: Type.Optional(
    Type.Integer({ minimum: 1, maximum: lists.rowsOfBlock, description: 'Videos of each row' }),
  ),
});

export const VideoBlocksSchema = Type.Object({
  list: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      total: Type.Integer(),
      videos: Type.Array(VideoCardSchema),
    }),
  ),
});
