import type { PaperCard } from '@ironbridge/contract';
import { paperPath } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { Story } from '@ironbridge/ui';
import { toFileSize } from './file-size.ts';
import { noHue, toKicker } from './to-story.ts';

/** A white paper as its rows show it. */
export function toPaper(card: PaperCard, copy: Messages, chosen: readonly number[] = []): Story {
  return {
    id: card.id,
    href: paperPath(card.id),
    title: card.title,
    standfirst: card.brief,
    hue: card.industrys[0]?.hue ?? noHue,
    kicker: toKicker(card, chosen),
    picture: card.image,
    meta: [...toPaperFacts(card, copy), card.supplier?.name ?? ''].filter(Boolean),
  };
}

/** How many pages, how large a file. */
export function toPaperFacts(
  { pages, bytes }: Pick<PaperCard, 'pages' | 'bytes'>,
  copy: Messages,
): string[] {
  return [...(pages === null ? [] : [copy.papers.pages(pages)]), toFileSize(bytes, copy)];
}
