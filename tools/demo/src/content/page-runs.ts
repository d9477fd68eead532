import type { EditionId } from '@ironbridge/domain';

/** What a page holds, in lines of one column; a drawing takes the room of those it lacks. */
const room = { opening: 24, pictured: 34, type: 60 } as const;
const columnEms = 21.5;
/** Latin is set by words, and a justified line is seldom full. */
const looseness = { cn: 1, en: 0.98 } as const satisfies Record<EditionId, number>;
const gapBetween = 0.4;

/** Han characters are square, Latin ones about half as wide. */
function toEms(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/u.test(sign) ? 1 : 0.5), 0);
}

export interface Run {
  readonly text: string;
  readonly pictured: boolean;
}

function toHeight(paragraph: string, lang: EditionId): number {
  return Math.ceil((toEms(paragraph) * looseness[lang] + 2) / columnEms) + gapBetween;
}

/** A text over as many pages as it needs. It opens with a drawing, and closes with one where the last page has room. */
export function toRuns(title: string, paragraphs: readonly string[], lang: EditionId): Run[] {
  const titleLines = Math.ceil(toEms(title) / 18);
  const pages: { lines: string[]; height: number; most: number }[] = [];
  for (const paragraph of paragraphs) {
    const height = toHeight(paragraph, lang);
    const page = pages.at(-1);
    if (page && page.height + height <= page.most) {
      page.lines.push(paragraph);
      page.height += height;
    } else {
      const most = pages.length ? room.type : room.opening - (titleLines - 1) * 3;
      pages.push({ lines: [paragraph], height, most });
    }
  }
  return pages.map(({ lines, height }, at) => ({
    text: lines.join('\n'),
    pictured: at === 0 || height <= room.pictured,
  }));
}
