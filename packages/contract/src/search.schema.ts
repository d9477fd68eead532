import { editionIds, lists, searchTypes } from '@ironbridge/domain';
import { type TSchema, Type } from 'typebox';
import { ArticleCardSchema } from './article.schema.ts';
import { idListParam, idParam, pageQuery } from './list-query.schema.ts';
import { IssueCardSchema } from './magazine.schema.ts';
import { PaperCardSchema } from './paper.schema.ts';
import { orNull } from './parts.schema.ts';
import { PictureSchema } from './picture.schema.ts';
import { ProductCardSchema } from './product.schema.ts';
import { IndustryRefSchema, TagRefSchema } from './reference.schema.ts';
import { ShowCardSchema } from './show.schema.ts';
import { SupplierCardSchema } from './supplier.schema.ts';
import { VideoCardSchema } from './video.schema.ts';

export const SearchQuerySchema = Type.Object({
  keyword: Type.String({ minLength: 1, maxLength: 100 }),
  type: Type.Optional(
    Type.String({
      maxLength: 20,
      description: `${Object.keys(searchTypes).join(', ')}; anything else is news`,
    }),
  ),
  sid: Type.Optional(idListParam('Industry ids, by comma; a parent includes its children')),
  tid: Type.Optional(idParam('Tag id')),
  year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2200 })),
  sort: Type.Optional(Type.Enum(['relevance', 'date'])),
  exact: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1, description: '1 searches what was typed alone' }),
  ),
  whole: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1,
      description:
        '1 also says where the words stand in what its card does not show, and gives the best of every other type',
    }),
  ),
  ...pageQuery,
});

const CountSchema = Type.Object({
  total: Type.Integer({ minimum: 0, maximum: lists.reachable }),
  beyond: Type.Boolean({ description: 'There are more than the total says' }),
});

const PlacesSchema = Type.Array(Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }), {
  description: 'From where to where the text holds what was looked for',
});

const MarksSchema = Type.Record(Type.String(), PlacesSchema, {
  description: 'By field of the card: from where to where it holds what was looked for',
});

/** What an item holds besides its card. */
export const evidenceFields = [
  'text',
  'specification',
  'supplier',
  'named',
  'certificate',
  'contents',
  'exhibitor',
  'inside',
  'block',
] as const;
export type EvidenceField = (typeof evidenceFields)[number];

const EvidenceSchema = Type.Object({
  field: Type.Enum([...evidenceFields]),
  text: Type.String({ description: 'As much of it as shows the words' }),
  marks: PlacesSchema,
});

function foundOf<Card extends TSchema>(card: Card) {
  return Type.Object({ card, marks: MarksSchema, evidence: Type.Array(EvidenceSchema) });
}

/** A card of the type that is open, with its marks. */
const found = {
  news: foundOf(ArticleCardSchema),
  products: foundOf(ProductCardSchema),
  supplier: foundOf(SupplierCardSchema),
  magazines: foundOf(IssueCardSchema),
  videos: foundOf(VideoCardSchema),
  exhibitions: foundOf(ShowCardSchema),
  whitepapers: foundOf(PaperCardSchema),
} as const satisfies Readonly<Record<keyof typeof searchTypes, TSchema>>;

/** How something came to be searched that was not typed. */
const additionKinds = ['term', 'pinyin', 'traditional'] as const;
export type AdditionKind = (typeof additionKinds)[number];

export const UnderstoodSchema = Type.Object({
  typed: Type.String(),
  added: Type.Array(Type.String()),
  by: Type.Enum([...additionKinds]),
});

const count = Type.Integer({ minimum: 1 });

function listOf<Name extends keyof typeof found>(type: Name) {
  return Type.Object({ type: Type.Literal(type), list: Type.Array(found[type]) });
}

const shared = {
  ...CountSchema.properties,
  counts: Type.Object({
    news: CountSchema,
    products: CountSchema,
    supplier: CountSchema,
    magazines: CountSchema,
    videos: CountSchema,
    exhibitions: CountSchema,
    whitepapers: CountSchema,
  } satisfies Readonly<Record<keyof typeof searchTypes, TSchema>>),
  understood: Type.Array(UnderstoodSchema, { description: 'What was added to the words typed' }),
  facets: Type.Object({
    industrys: Type.Array(Type.Object({ ...IndustryRefSchema.properties, count })),
    tags: Type.Array(Type.Object({ ...TagRefSchema.properties, count })),
    years: Type.Array(Type.Object({ year: Type.Integer(), count })),
  }),
  best: Type.Array(
    Type.Union([
      listOf('news'),
      listOf('products'),
      listOf('supplier'),
      listOf('magazines'),
      listOf('videos'),
      listOf('exhibitions'),
      listOf('whitepapers'),
    ]),
    { description: 'The best of every other type, where the whole was asked for' },
  ),
  /** Where to go on when there is nothing here. */
  near: orNull(
    Type.Object({
      terms: Type.Array(Type.String(), {
        description: 'Terms and names that are spelled nearly so',
      }),
      edition: Type.Object({ id: Type.Enum([...editionIds]), ...CountSchema.properties }),
      industry: orNull(IndustryRefSchema),
      words: Type.Array(Type.Object({ typed: Type.String(), ...CountSchema.properties }), {
        description: 'Of several words, how many there are of each alone',
      }),
      unfiltered: Type.Object(CountSchema.properties, {
        description: 'How many there are in all industries, tags and years',
      }),
    }),
  ),
};

/** What every answer of a search holds. */
export const searchParts = {
  Best: shared.best,
  Count: CountSchema,
  CountByType: shared.counts,
  Evidence: EvidenceSchema,
  Marks: MarksSchema,
  Near: shared.near,
  SearchFacets: shared.facets,
} as const satisfies Record<string, TSchema>;

function answerOf<Name extends keyof typeof found>(type: Name) {
  return Type.Object({ ...listOf(type).properties, ...shared });
}

export const SearchSchema = Type.Union([
  answerOf('news'),
  answerOf('products'),
  answerOf('supplier'),
  answerOf('magazines'),
  answerOf('videos'),
  answerOf('exhibitions'),
  answerOf('whitepapers'),
]);

export const SuggestQuerySchema = Type.Object({
  q: Type.String({ minLength: 1, maxLength: 50 }),
});

const named = { id: Type.Integer(), name: Type.String() };

export const SuggestSchema = Type.Object({
  terms: Type.Array(
    Type.Object({
      name: Type.String(),
      other: Type.String({ description: 'In the other language; empty where it has none' }),
    }),
  ),
  suppliers: Type.Array(
    Type.Object({
      ...named,
      country: Type.String(),
      city: Type.String(),
      logo: orNull(PictureSchema),
    }),
  ),
  products: Type.Array(
    Type.Object({ ...named, supplier: Type.String(), image: orNull(PictureSchema) }),
  ),
  articles: Type.Array(
    Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      publish_time: Type.String(),
      diy_url: orNull(Type.String()),
      url: orNull(Type.String()),
    }),
  ),
});
