import type { ArticleCard } from '@ironbridge/contract';
import { type ArticleListType, editions, isArticleListType } from '@ironbridge/domain';
import { answerNotFound } from '../../../platform/other-answers.server.ts';
import type { Visit } from '../../../platform/visit.server.ts';
import icon from '../../../shell/app-icons/icon-512.png?no-inline';
import { articleHref } from '../../../shell/article-href.ts';
import { toListPath } from '../../../shell/list/list-address.ts';
import { toFilteredWords } from '../../../shell/list/list-words.ts';
import { toListCall } from '../../../shell/list/load-list.server.ts';
import { sharePath } from '../../../shell/share-path.ts';
import { articleListWords, parseArticleListAddress } from '../article-list.ts';
import { findTagName, toOwnCall } from '../load-articles.server.ts';
import type { Feed, FeedItem } from './feed.ts';
import { type FeedFormat, feedPath } from './feed-path.ts';
import { toJsonFeed } from './to-json-feed.ts';
import { toRss } from './to-rss.ts';

const rows = 50;

const formats: Readonly<Record<FeedFormat, { type: string; write: (feed: Feed) => string }>> = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: toRss },
  json: { type: 'application/feed+json; charset=utf-8', write: toJsonFeed },
};

/** A list of articles, its newest alone, in a format that readers' programs follow. */
export async function loadFeed(visit: Visit, request: Request, format: FeedFormat) {
  const url = new URL(request.url);
  const address = {
    ...parseArticleListAddress(url, parseType(url.searchParams.get('type'))),
    keyword: undefined,
    page: 1,
  };
  const { api, copy } = visit;
  const [{ list }, { industries }] = await Promise.all([
    api.get('articleList', { ...toListCall(address, rows), ...toOwnCall(address) }),
    visit.frame,
  ]);
  const words = articleListWords(address, copy, findTagName(list, address));
  const { title, about } = toFilteredWords(address, words, { copy, industries });
  const { name, lang } = editions[visit.edition];
  const origin = visit.origins[visit.edition];
  const { type, write } = formats[format];
  const feed: Feed = {
    title: `${title} · ${name}`,
    about,
    lang,
    page: origin + toListPath(address),
    self: origin + feedPath(format, address),
    icon: origin + icon,
    items: list.map((card) => toItem(card, visit, origin)),
  };
  return new Response(write(feed), { headers: { 'content-type': type } });
}

function parseType(type: string | null): ArticleListType | undefined {
  if (type === null) return undefined;
  return isArticleListType(type) ? type : answerNotFound();
}

function toItem(card: ArticleCard, { edition }: Visit, origin: string): FeedItem {
  const { id, title, standfirst, summary, author, source, publish_time, image } = card;
  return {
    key: `urn:ironbridge:${edition}:article:${id}`,
    href: new URL(articleHref(edition, card), origin).href,
    title,
    about: standfirst || summary,
    author: author || source,
    published: publish_time,
    picture: image ? origin + sharePath({ kind: 'article', id }) : undefined,
    filedUnder: [
      ...card.industrys.map(({ name }) => name),
      ...card.tags.map(({ tag_name }) => tag_name),
    ],
  };
}
