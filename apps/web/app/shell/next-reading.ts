import type { CallData } from '@ironbridge/contract';
import { paperPath, productPath, videoPath } from '@ironbridge/domain';
import type { Visit } from '../platform/visit.server.ts';
import { articleHref } from './article-href.ts';
import { toClock } from './to-clock.ts';
import { toMoment } from './to-story.ts';

/** Something of another kind that goes with what is shown. */
export interface NextReading {
  readonly key: string;
  readonly title: string;
  readonly href: string;
  /** What it is, and the one fact that says most. */
  readonly facts: readonly string[];
}

const most = { articles: 3, films: 2, papers: 2, products: 2 };

/** What to read beside an item, kind by kind; whatever is left out of what goes with it stays out. */
export function toNextReading(
  { articles = [], videos = [], papers = [], products = [] }: Partial<CallData<'related'>>,
  { edition, now, copy }: Pick<Visit, 'edition' | 'now' | 'copy'>,
): NextReading[] {
  const words = copy.reading;
  return [
    ...articles.slice(0, most.articles).map((card) => ({
      key: `article-${card.id}`,
      title: card.title,
      href: articleHref(edition, card),
      facts: [words.article, toMoment(card.publish_time, now)],
    })),
    ...videos.slice(0, most.films).map(({ id, title, seconds }) => ({
      key: `video-${id}`,
      title,
      href: videoPath(id),
      facts: [words.video, ...(seconds === null ? [] : [toClock(seconds)])],
    })),
    ...papers.slice(0, most.papers).map(({ id, title, pages }) => ({
      key: `paper-${id}`,
      title,
      href: paperPath(id),
      facts: [words.paper, ...(pages === null ? [] : [copy.papers.pages(pages)])],
    })),
    ...products.slice(0, most.products).map(({ id, name, model, supplier }) => ({
      key: `product-${id}`,
      title: [name, model].filter(Boolean).join(' '),
      href: productPath(id),
      facts: [words.product, ...(supplier ? [supplier.name] : [])],
    })),
  ];
}
