import type { Article } from '@ironbridge/contract';
import { sharePath } from '../share-path.ts';
import { type DataPage, toAddress, toImageAddress, toPublisher, toSite } from './house.ts';
import type { Thing } from './thing.ts';

export function toNewsArticle(page: DataPage, article: Article, path: string): Thing {
  const { id, title, standfirst, summary, corrections, suppliers } = article;
  const url = toAddress(page, path);
  const [section] = article.industrys;
  const drawn = sharePath({ kind: 'article', id, changed: article.updated_time });
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: title,
    description: standfirst || summary || undefined,
    image: [toImageAddress(page, article.image), toAddress(page, drawn)].filter(Boolean),
    datePublished: article.publish_time,
    dateModified: article.updated_time,
    author: toAuthor(page, article),
    publisher: toPublisher(page),
    articleSection: section?.name,
    keywords: article.tags.map(({ tag_name }) => tag_name),
    inLanguage: page.edition.lang,
    isAccessibleForFree: true,
    isPartOf: toSite(page),
    mentions: suppliers.map(({ name }) => ({ '@type': 'Organization', name })),
    ...(corrections.length
      ? {
          correction: corrections.map(({ date, text }) => ({
            '@type': 'CorrectionComment',
            datePublished: date,
            text,
          })),
        }
      : {}),
  };
}

/** A piece that nobody signed is the house's own. */
function toAuthor(page: DataPage, { author }: Article): Thing {
  return author ? { '@type': 'Person', name: author } : toPublisher(page);
}
