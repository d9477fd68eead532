import type { Paper } from '@ironbridge/contract';

export interface OpenChapter {
  readonly anchor: string;
  /** None where the text begins without a heading. */
  readonly heading: string | undefined;
  readonly paragraphs: readonly string[];
}

export interface Opening {
  /** All headings of the paper, those that can be read with the anchor they are at. */
  readonly contents: readonly { readonly heading: string; readonly anchor: string | undefined }[];
  readonly chapters: readonly OpenChapter[];
}

/** The first pages as the desk has them: a line that is one of the paper's headings begins a chapter. */
export function toOpening({ inside, opening }: Pick<Paper, 'inside' | 'opening'>): Opening {
  const chapters: { anchor: string; heading: string | undefined; paragraphs: string[] }[] = [];
  for (const line of opening.split('\n').map((text) => text.trim())) {
    const chapter = inside.indexOf(line);
    if (line === '') continue;
    if (chapter >= 0) {
      chapters.push({ anchor: `chapter-${chapter + 1}`, heading: line, paragraphs: [] });
    } else {
      if (!chapters.length)
        chapters.push({ anchor: 'opening', heading: undefined, paragraphs: [] });
      chapters.at(-1)?.paragraphs.push(line);
    }
  }
  return {
    chapters,
    contents: inside.map((heading) => ({
      heading,
      anchor: chapters.find((chapter) => chapter.heading === heading)?.anchor,
    })),
  };
}
