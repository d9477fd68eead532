import type { Issue } from '@ironbridge/contract';
import { editions, isEditionId } from '@ironbridge/domain';
import { articleHref } from '../article-href.ts';
import { type DataPage, toAddress, toImageAddress, toPublisher } from './house.ts';
import type { Thing } from './thing.ts';

/** An issue of a magazine, under the name that its page gives it. */
export function toPublicationIssue(
  page: DataPage,
  issue: Issue,
  { name, path }: { readonly name: string; readonly path: string },
): Thing {
  const { mag, period, date, contents, file } = issue;
  const url = toAddress(page, path);
  return {
    '@type': 'PublicationIssue',
    '@id': `${url}#issue`,
    url,
    name,
    issueNumber: String(period),
    datePublished: date,
    image: toImageAddress(page, issue.image),
    inLanguage: isEditionId(issue.lang) ? editions[issue.lang].lang : issue.lang,
    publisher: toPublisher(page),
    isPartOf: mag
      ? { '@type': 'Periodical', name: mag.mag_title, publisher: toPublisher(page) }
      : undefined,
    hasPart: contents.map(({ title, page: first, article }) => ({
      '@type': 'Article',
      headline: title,
      pageStart: first ?? undefined,
      url: article ? toAddress(page, articleHref(page.edition.id, article)) : undefined,
    })),
    encoding: file
      ? { '@type': 'MediaObject', contentUrl: toAddress(page, file.href), name: file.title }
      : undefined,
  };
}
