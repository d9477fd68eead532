import { shanghaiTimestamp } from '@ironbridge/domain';
import type { ArticleCardDocument, ArticleDocument } from '@ironbridge/search';
import type { WireOf } from '../../http/call-route.ts';
import type { View } from '../../published/published.ts';

type Card = WireOf<'articleList'>['list'][number];

export function toArticleCard(document: ArticleCardDocument, { names, pictures }: View): Card {
  return {
    id: document.id,
    title: document.title,
    publish_time: shanghaiTimestamp(document.publish_time),
    diy_url: document.diy_url,
    url: document.url,
    standfirst: document.standfirst,
    summary: document.summary,
    author: document.author,
    source: document.source,
    types: document.types,
    image: pictures.picture(document.cover),
    industrys: names.industries(document.industries),
    tags: names.tags(document.tags),
    minutes: document.minutes,
  };
}

export function toArticle(
  document: ArticleDocument,
  view: View,
  twin: ArticleDocument | undefined,
): WireOf<'articleInfo'> {
  const { pictures } = view;
  return {
    ...toArticleCard(document, view),
    image_caption: document.cover_caption,
    image_credit: document.cover_credit,
    body: pictures.body(document.body),
    characters: document.characters,
    updated_time: shanghaiTimestamp(document.updated_at),
    corrections: document.corrections,
    suppliers: document.suppliers.map(pictures.supplier),
    products: document.products.map(pictures.product),
    seo: pictures.seo(document.seo),
    twin: twin ? { id: twin.id, diy_url: twin.diy_url, url: twin.url } : null,
  };
}
