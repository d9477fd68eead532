import type { Issue } from '@ironbridge/contract';
import { readerPath } from '@ironbridge/domain';
import { countFound, type Piece, toPattern, toPieces } from './find-words.ts';
import type { ReaderAddress } from './parse-reader-address.ts';

type Line = Issue['contents'][number];

export interface ReaderParagraph {
  readonly number: number;
  readonly pieces: readonly Piece[];
  /** The title of a piece, which begins here. */
  readonly isTitle: boolean;
  readonly isChosen: boolean;
}

export interface Leaf {
  readonly number: number;
  readonly href: string;
  readonly picture: Issue['pages'][number]['picture'];
  readonly found: number;
}

export type Reader = ReturnType<typeof toReader>;

/** An issue opened at a page: where something is looked for and no page is named, at the first that holds it. */
export function toReader(issue: Issue, address: ReaderAddress) {
  const { q, view } = address;
  const pattern = toPattern(q);
  const texts = issue.pages.map(({ text }) => toParagraphs(text));
  const found = texts.map((paragraphs) => paragraphs.map((text) => countFound(text, pattern)));
  const places = found.flatMap((counts, page) =>
    counts.flatMap((count, at) => (count ? [{ page: page + 1, at: at + 1 }] : [])),
  );
  const number = address.page ?? places[0]?.page ?? 1;
  const here = places.filter(({ page }) => page === number);
  const at = address.at ?? here[0]?.at;
  const hrefOf = (page: number) => readerPath(issue.id, { page, q, view });
  const further = places.find(
    ({ page, at: place }) => page > number || (page === number && place > (at ?? 0)),
  );
  const following = further ?? places[0];
  const line = findLine(issue.contents, number);
  return {
    id: issue.id,
    lang: issue.lang,
    q,
    view,
    number,
    last: issue.pages.length,
    picture: issue.pages[number - 1]?.picture ?? null,
    line,
    paragraphs: (texts[number - 1] ?? []).map(
      (text, index): ReaderParagraph => ({
        number: index + 1,
        pieces: toPieces(text, pattern),
        isTitle: issue.contents.some(({ title, page }) => title === text && page === number),
        isChosen: index + 1 === at,
      }),
    ),
    leaves: issue.pages.map(
      ({ picture }, index): Leaf => ({
        number: index + 1,
        href: hrefOf(index + 1),
        picture,
        found: sum(found[index] ?? []),
      }),
    ),
    foundHere: sum(found[number - 1] ?? []),
    foundInAll: sum(found.flat()),
    nextFound: following && readerPath(issue.id, { ...following, q, view }),
    nextTitle: toTitle(issue.contents, texts[number], number + 1),
    previous: number > 1 ? hrefOf(number - 1) : undefined,
    next: number < issue.pages.length ? hrefOf(number + 1) : undefined,
  };
}

/** A page's words by line, those that are empty left out. */
function toParagraphs(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The piece that a page belongs to: the last that begins on it or before. */
function findLine(contents: readonly Line[], number: number): Line | undefined {
  return contents.findLast(({ page }) => page !== null && page <= number);
}

/** What a page begins with: a piece by its title, or the words it goes on with. */
function toTitle(
  contents: readonly Line[],
  paragraphs: readonly string[] = [],
  number: number,
): string {
  return contents.find(({ page }) => page === number)?.title ?? paragraphs[0]?.slice(0, 40) ?? '';
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
