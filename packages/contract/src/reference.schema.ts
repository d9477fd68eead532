import { type Static, Type } from 'typebox';
import { idListParam } from './list-query.schema.ts';
import { PictureSchema } from './picture.schema.ts';

/** The names readers see. Both languages travel; `name` is the edition's own, or the other where it is empty. */
const names = { name: Type.String(), name_cn: Type.String(), name_en: Type.String() };

export const IndustryRefSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  seo_path: Type.String(),
  hue: Type.Number(),
});
export type IndustryRef = Static<typeof IndustryRefSchema>;

export const TagRefSchema = Type.Object({
  id: Type.Integer(),
  tag_name: Type.String(),
  grade: Type.Integer(),
});
export type TagRef = Static<typeof TagRefSchema>;

export const SubIndustrySchema = Type.Object({
  id: Type.Integer(),
  seo_path: Type.String(),
  ...names,
  show_nav: Type.Boolean(),
});
export type SubIndustry = Static<typeof SubIndustrySchema>;

export const IndustrySchema = Type.Object({
  id: Type.Integer(),
  seo_path: Type.String(),
  ...names,
  icon: Type.String(),
  hue: Type.Number(),
  show_nav: Type.Boolean(),
  banner_code_cn: Type.String(),
  banner_code_en: Type.String(),
  childlist: Type.Array(SubIndustrySchema),
});
export type Industry = Static<typeof IndustrySchema>;

const count = Type.Integer({ minimum: 0 });

/** How much there is of an industry, to read and to buy, its sub-industries included. */
const counts = Type.Object({
  news: count,
  videos: count,
  magazines: count,
  papers: count,
  products: count,
  suppliers: count,
});
export type IndustryCounts = Static<typeof counts>;

export const CountedIndustrySchema = Type.Object({
  ...IndustrySchema.properties,
  counts,
  childlist: Type.Array(Type.Object({ ...SubIndustrySchema.properties, counts })),
});

export const IndustryGroupSchema = Type.Object({
  type_name_cn: Type.String(),
  type_name_en: Type.String(),
  industrys: Type.Array(CountedIndustrySchema),
});
export type IndustryGroup = Static<typeof IndustryGroupSchema>;

/** What is not there is not shown. */
const qrPicture = Type.Union([PictureSchema, Type.Null()]);

export const SettingsSchema = Type.Object({
  meta_title: Type.String(),
  seo_description: Type.String(),
  seo_keyword: Type.String(),
  copyright_year: Type.Integer(),
  icp_number: Type.String(),
  police_number: Type.String(),
  app_scheme: Type.String(),
  email: Type.String(),
  phones: Type.Array(Type.String()),
  external: Type.Object({
    member: Type.String(),
    supplier: Type.String(),
    events: Type.String(),
    webinars: Type.String(),
    media: Type.String(),
  }),
  qr: Type.Object({
    wechat: qrPicture,
    channels: qrPicture,
    secretary: qrPicture,
    app: qrPicture,
    weibo: qrPicture,
    newsletter: qrPicture,
  }),
});
export type Settings = Static<typeof SettingsSchema>;

export const KeywordSchema = Type.Object({ title: Type.String() });

export const KeywordsSchema = Type.Object({ list: Type.Array(KeywordSchema) });

export const TagListQuerySchema = Type.Object({
  sid: Type.Optional(idListParam('Industry ids, by comma; a parent includes its children')),
});

export const TagListSchema = Type.Object({ list: Type.Array(TagRefSchema) });

export const BaseInfoSchema = Type.Object({
  settings: SettingsSchema,
  keywords: Type.Array(KeywordSchema),
  industrys: Type.Array(IndustrySchema),
});
export type BaseInfo = Static<typeof BaseInfoSchema>;

export const IndustryTreeSchema = Type.Object({ tree: Type.Array(IndustryGroupSchema) });
