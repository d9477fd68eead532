import type { ArticleCard } from '@ironbridge/contract';
import { articleHref } from '../article-href.ts';
import { type Setting, toMoment } from '../to-story.ts';
import type { NewsLine } from './DigestNews.tsx';

export function toNewsLine(card: ArticleCard, { edition, now }: Setting): NewsLine {
  return {
    id: card.id,
    title: card.title,
    href: articleHref(edition, card),
    moment: toMoment(card.publish_time, now),
    dateTime: card.publish_time,
  };
}
