import type { ArticleType, Body, NamedProduct, NamedSupplier, Picture } from '@ironbridge/domain';
import type { FiledDocument, WrittenDocument } from '../document.ts';
import {
  date,
  filed,
  type IndexShape,
  id,
  keyword,
  newestFirst,
  stored,
  storedText,
  written,
} from '../index-shape.ts';

export interface ArticleDocument extends FiledDocument, WrittenDocument {
  readonly standfirst: string;
  readonly summary: string;
  readonly author: string;
  readonly source: string;
  readonly types: readonly ArticleType[];
  readonly pinned_until: string | null;
  readonly diy_url: string | null;
  readonly url: string | null;
  readonly cover: Picture | null;
  readonly cover_caption: string;
  readonly cover_credit: string;
  readonly body: Body;
  readonly characters: number;
  readonly minutes: number;
  readonly corrections: readonly { readonly date: string; readonly text: string }[];
  readonly suppliers: readonly NamedSupplier[];
  readonly products: readonly NamedProduct[];
}

export const article: IndexShape<ArticleDocument> = {
  properties: () => ({
    ...filed,
    ...written,
    title: storedText,
    standfirst: storedText,
    summary: storedText,
    author: storedText,
    source: storedText,
    types: keyword,
    pinned_until: date,
    diy_url: keyword,
    url: storedText,
    cover: stored,
    cover_caption: storedText,
    cover_credit: storedText,
    body: stored,
    characters: { type: 'integer', index: false, doc_values: false },
    minutes: { type: 'integer', index: false, doc_values: false },
    corrections: stored,
    suppliers: { properties: { id }, dynamic: false },
    products: { properties: { id }, dynamic: false },
  }),
  sort: newestFirst,
};
