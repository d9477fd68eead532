import { shanghaiTimestamp } from '@ironbridge/domain';
import type { ArticleAddressDocument, IssueCardDocument, IssueDocument } from '@ironbridge/search';
import type { WireOf } from '../../http/call-route.ts';
import type { OwnTwin, View } from '../../published/published.ts';

type Card = WireOf<'magList'>['list'][number];

export function toIssueCard(document: IssueCardDocument, { names, pictures }: View): Card {
  return {
    id: document.id,
    image: pictures.picture(document.image),
    headline: document.contents.find(({ article }) => article !== null)?.title ?? '',
    year: document.year,
    period: document.period,
    mag: document.magazine,
    lang: document.lang,
    date: shanghaiTimestamp(document.date),
    industrys: names.industries(document.industries),
  };
}

export interface IssueSurroundings {
  /** Those of its articles that can be read here. */
  readonly articles: ReadonlyMap<number, ArticleAddressDocument>;
  readonly earlier: IssueCardDocument | undefined;
  readonly next: IssueCardDocument | undefined;
  readonly twin: OwnTwin;
}

export function toIssue(
  document: IssueDocument,
  view: View,
  { articles, earlier, next, twin }: IssueSurroundings,
): WireOf<'magInfo'> {
  return {
    ...toIssueCard(document, view),
    contents: document.contents.map(({ title, page, article }) => {
      const live = article === null ? undefined : articles.get(article);
      return {
        title,
        page,
        article: live ? { id: live.id, diy_url: live.diy_url, url: live.url } : null,
      };
    }),
    tags: view.names.tags(document.tags),
    pages: document.pages.map(({ picture, text }) => ({
      picture: view.pictures.picture(picture),
      text,
    })),
    file: document.file,
    earlier: earlier ? toIssueCard(earlier, view) : null,
    next: next ? toIssueCard(next, view) : null,
    twin,
  };
}
