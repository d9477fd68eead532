import { editions } from '@ironbridge/domain';
import type { ArticleDocument } from '@ironbridge/search';
import { toStoryKey } from '../document-keys.ts';
import { toBody } from './body.ts';
import {
  type Keyed,
  noSeo,
  type Setting,
  toFiled,
  toNamedProduct,
  toNamedSupplier,
} from './setting.ts';

const MINUTE = 60_000;

export function toArticles(setting: Setting): Keyed<ArticleDocument>[] {
  const { choice, edition, now } = setting;
  return Object.entries(choice.stories).flatMap(([key, story], i): Keyed<ArticleDocument>[] => {
    const text = story[edition];
    if (!text) return [];
    const document: ArticleDocument = {
      ...toFiled(i + 1, setting),
      title: text.title,
      standfirst: text.standfirst,
      summary: text.standfirst,
      author: text.author,
      source: text.source ?? editions[edition].name,
      types: story.types,
      publish_time: new Date(now.getTime() - story.minutesAgo * MINUTE).toISOString(),
      pinned_until: null,
      diy_url: null,
      url: null,
      cover: null,
      cover_caption: '',
      cover_credit: '',
      body: toBody(text.body, setting),
      characters: 0,
      minutes: 0,
      corrections: [],
      suppliers: (story.suppliers ?? []).map((supplier) => toNamedSupplier(supplier, setting)),
      products: (story.products ?? []).map((model) => toNamedProduct(model, setting)),
      seo: noSeo,
      twin_id: null,
    };
    return [{ key: toStoryKey(key, text.title), document }];
  });
}
