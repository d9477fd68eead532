import { editionIds, lists } from '@ironbridge/domain';
import { type Static, Type } from 'typebox';
import { pageOf } from './envelope.schema.ts';
import { idListParam, idParam, listQuery } from './list-query.schema.ts';
import { FileSchema, orNull, PictureOrNullSchema, TimeSchema, TwinSchema } from './parts.schema.ts';
import { IndustryRefSchema, TagRefSchema } from './reference.schema.ts';
import { filingFacetFields } from './trade.schema.ts';

const titles = {
  mag_title: Type.String(),
  mag_title_cn: Type.String(),
  mag_title_en: Type.String(),
};

const magazine = {
  id: Type.Integer(),
  ...titles,
  about: Type.String(),
  frequency: Type.String(),
  languages: Type.Array(Type.String()),
  image: PictureOrNullSchema,
};

export const MagazinesSchema = Type.Object({ list: Type.Array(Type.Object(magazine)) });

export const IssueListQuerySchema = Type.Object({
  mid: Type.Optional(idListParam('Magazine ids, by comma')),
  ...listQuery,
  lang: Type.Optional(Type.Enum([...editionIds], { description: 'The language it is printed in' })),
  article: Type.Optional(idParam('Id of an article in its contents')),
});

const card = {
  id: Type.Integer(),
  image: PictureOrNullSchema,
  headline: Type.String({ description: 'What it is about: the first article of its contents' }),
  year: Type.Integer(),
  period: Type.Integer(),
  mag: orNull(Type.Object({ id: Type.Integer(), ...titles })),
  lang: Type.String(),
  date: TimeSchema,
  industrys: Type.Array(IndustryRefSchema),
};

export const IssueCardSchema = Type.Object(card);
export type IssueCard = Static<typeof IssueCardSchema>;
export const IssueListSchema = pageOf(IssueCardSchema);

const { mid, sid, lang } = IssueListQuerySchema.properties;

export const ShelfQuerySchema = Type.Object({
  mid,
  sid,
  lang,
  rows: Type.Optional(
    Type.Integer({ minimum: 1, maximum: lists.rowsMost, description: 'Issues of each magazine' }),
  ),
});

/** The magazines that have issues, each with its newest, and what all of these are filed under. */
export const ShelfSchema = Type.Object({
  list: Type.Array(
    Type.Object({ ...magazine, total: Type.Integer(), issues: Type.Array(IssueCardSchema) }),
  ),
  tags: filingFacetFields.tag,
});
export type ShelvedMagazine = Static<typeof ShelfSchema>['list'][number];

export const IssueSchema = Type.Object({
  ...card,
  contents: Type.Array(
    Type.Object({
      title: Type.String(),
      page: orNull(Type.Integer()),
      /** Where the piece can be read on this edition, if it can. */
      article: orNull(
        Type.Object({
          id: Type.Integer(),
          diy_url: orNull(Type.String()),
          url: orNull(Type.String()),
        }),
      ),
    }),
  ),
  tags: Type.Array(TagRefSchema),
  pages: Type.Array(Type.Object({ picture: PictureOrNullSchema, text: Type.String() })),
  file: orNull(FileSchema),
  /** The same magazine's, in the same language. */
  earlier: orNull(IssueCardSchema),
  next: orNull(IssueCardSchema),
  twin: TwinSchema,
});
export type Issue = Static<typeof IssueSchema>;
