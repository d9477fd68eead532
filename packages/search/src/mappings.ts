import type { EditionId } from '@ironbridge/domain';
import type { IndexName } from './aliases.ts';

/** Fields are named one by one: a document with a field this table does not know is refused, not guessed at. */
type Properties = Readonly<Record<string, object>>;

const id = { type: 'integer' } as const;
const date = { type: 'date' } as const;
const keyword = { type: 'keyword' } as const;
/** Kept and given back, never searched. */
const stored = { type: 'object', enabled: false } as const;
const storedText = { type: 'keyword', index: false, doc_values: false } as const;
const storedNumber = { type: 'double', index: false, doc_values: false } as const;

const analyzers = { cn: 'cjk', en: 'english' } as const satisfies Record<EditionId, string>;

function text(edition: EditionId, ...copyTo: string[]) {
  return {
    type: 'text',
    analyzer: analyzers[edition],
    ...(copyTo.length ? { copy_to: copyTo } : {}),
  } as const;
}

/** Names are searched in both languages in both editions, each by its own analyzer. */
const bothNames = { name_cn: text('cn'), name_en: text('en') };

const shared: Properties = {
  schema: { type: 'short' },
  id,
  edition: keyword,
  industries: id,
  industry_path: id,
  tags: id,
  updated_at: date,
};

const propertiesOf: Record<IndexName, (edition: EditionId) => Properties> = {
  article: (edition) => ({
    ...shared,
    title: text(edition),
    standfirst: text(edition),
    summary: text(edition),
    author: keyword,
    source: keyword,
    types: keyword,
    publish_time: date,
    pinned_until: date,
    diy_url: keyword,
    url: storedText,
    cover: stored,
    cover_caption: storedText,
    cover_credit: storedText,
    body: stored,
    body_text: text(edition),
    characters: { type: 'integer', index: false, doc_values: false },
    minutes: { type: 'integer', index: false, doc_values: false },
    corrections: stored,
    suppliers: { properties: { id }, dynamic: false },
    products: { properties: { id }, dynamic: false },
    seo: stored,
    twin_id: { type: 'integer', index: false },
  }),
  supplier: (edition) => ({
    ...shared,
    name: keyword,
    ...bothNames,
    summary: text(edition),
    profile: text(edition),
    logo: stored,
    pictures: stored,
    country: keyword,
    province: keyword,
    city: keyword,
    founded: { type: 'short' },
    staff: id,
    website: storedText,
    brands: keyword,
    certificates: { properties: { kind: keyword, valid_to: date }, dynamic: false },
  }),
  product: (edition) => ({
    ...shared,
    name: keyword,
    ...bothNames,
    model: { type: 'text', analyzer: 'standard', fields: { exact: keyword } },
    supplier: { properties: { id, name: keyword } },
    summary: text(edition),
    description: text(edition),
    pictures: stored,
    specs: stored,
    price_from: { type: 'double' },
    price_to: { type: 'double' },
    currency: keyword,
    unit: storedText,
    minimum_order: storedNumber,
    data_sheet: stored,
  }),
  reference: () => ({}),
};

/** Newest first is how lists are read, so it is how segments are written: a list stops at its first page. */
const sortOf: Partial<Record<IndexName, { field: string[]; order: string[] }>> = {
  article: { field: ['publish_time', 'id'], order: ['desc', 'desc'] },
  product: { field: ['id'], order: ['desc'] },
};

export interface IndexBody {
  readonly settings: object;
  readonly mappings: object;
}

export function indexBody(name: IndexName, edition: EditionId, replicas: number): IndexBody {
  const sort = sortOf[name];
  return {
    settings: {
      number_of_shards: 1,
      number_of_replicas: replicas,
      // Publishing makes itself searchable at once; the timer is for bulk work alone.
      refresh_interval: '1s',
      // How long the version of a deleted document is remembered: an older write that comes late must not bring it back.
      'index.gc_deletes': '10m',
      ...(sort ? { 'index.sort.field': sort.field, 'index.sort.order': sort.order } : {}),
    },
    mappings:
      name === 'reference'
        ? { dynamic: false, properties: {} }
        : { dynamic: 'strict', properties: propertiesOf[name](edition) },
  };
}
