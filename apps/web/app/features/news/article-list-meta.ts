import { articleListPath } from '@ironbridge/domain';
import type { Page } from '../../platform/page.ts';
import { toListMeta } from '../../shell/list/list-meta.ts';
import { toFilteredWords } from '../../shell/list/list-words.ts';
import type { PageMetaProps } from '../../shell/PageMeta.tsx';
import { type ArticleListAddress, articleListWords } from './article-list.ts';
import { feedPath } from './feed/feed-path.ts';

/** What machines are told of a list of articles. The latest articles are all articles by another name. */
export function toArticleListMeta(
  address: ArticleListAddress,
  page: Page,
  tag?: string,
): PageMetaProps {
  const { copy, frame } = page;
  const words = articleListWords(address, copy, tag);
  const kept = address.type === 'latest' ? articleListPath() : address.path;
  const meta = toListMeta(address, words, page, kept);
  if (address.keyword) return meta;
  const { title } = toFilteredWords(address, words, { copy, industries: frame.industries });
  return {
    ...meta,
    feeds: { title, rss: feedPath('rss', address), json: feedPath('json', address) },
  };
}
