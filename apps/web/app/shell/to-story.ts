import type { ArticleCard } from '@ironbridge/contract';
import { type EditionId, shanghaiDate, shanghaiTime } from '@ironbridge/domain';
import type { Story, TimedStory } from '@ironbridge/ui';
import { articleHref } from './article-href.ts';

/** Where and when something is shown. */
export interface Setting {
  readonly edition: EditionId;
  readonly now: Date;
}

/** What is filed under industries. */
export interface Filed {
  readonly industrys: ArticleCard['industrys'];
}

/** The hue of a piece that is filed nowhere: oxide's neighbourhood, which no industry may take. */
export const noHue = 36;

export function toStory(
  card: ArticleCard,
  { edition, now }: Setting,
  chosen: readonly number[] = [],
): Story {
  return {
    id: card.id,
    href: articleHref(edition, card),
    title: card.title,
    standfirst: card.standfirst || (card.summary === card.title ? '' : card.summary),
    hue: card.industrys[0]?.hue ?? noHue,
    kicker: toKicker(card, chosen),
    picture: card.image,
    meta: [toMoment(card.publish_time, now), card.author || card.source].filter(Boolean),
  };
}

/** In a list of one industry its name says nothing new: the next level does. */
export function toKicker({ industrys }: Filed, chosen: readonly number[] = []): string[] {
  const [only] = chosen;
  const further = chosen.length === 1 ? industrys.filter(({ id }) => id !== only) : [];
  return (further.length ? further : industrys).slice(0, 1).map(({ name }) => name);
}

/** The clock today, the date before. */
export function toMoment(instant: string, now: Date): string {
  const date = shanghaiDate(instant);
  return date === shanghaiDate(now) ? shanghaiTime(instant) : date;
}

export function toTimedStory(card: ArticleCard, { edition }: Setting): TimedStory {
  return {
    id: card.id,
    href: articleHref(edition, card),
    title: card.title,
    time: shanghaiTime(card.publish_time),
    dateTime: card.publish_time,
  };
}

/** Items by the Shanghai day they were published on, in the order they came. */
export function byDay<Item extends { readonly publish_time: string }>(
  items: readonly Item[],
): { readonly date: string; readonly items: readonly Item[] }[] {
  const days = Map.groupBy(items, ({ publish_time }) => shanghaiDate(publish_time));
  return [...days].map(([date, items]) => ({ date, items }));
}
