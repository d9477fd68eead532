import type { VideoCard } from '@ironbridge/contract';
import { videoPath } from '@ironbridge/domain';
import type { Film } from '@ironbridge/ui';
import { toClock } from './to-clock.ts';
import { noHue, type Setting, toKicker, toMoment } from './to-story.ts';

/** A film as cards and rows show it. */
export function toFilm(
  card: VideoCard,
  { now }: Pick<Setting, 'now'>,
  chosen: readonly number[] = [],
): Film {
  return {
    id: card.id,
    href: videoPath(card.id),
    title: card.title,
    standfirst: card.summary,
    hue: card.industrys[0]?.hue ?? noHue,
    kicker: toKicker(card, chosen),
    picture: card.image,
    length: card.seconds === null ? '' : toClock(card.seconds),
    meta: [toMoment(card.publish_time, now)],
  };
}
