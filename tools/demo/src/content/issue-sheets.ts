import type { EditionId } from '@ironbridge/domain';
import type { ComposedIssue, Line } from './compose-issue.ts';
import { toRuns } from './page-runs.ts';

const words = {
  cn: {
    issue: (year: number, period: number) => `${year} 年第 ${period} 期`,
    contents: '目录',
    feature: '专题',
    column: '专栏',
    goesOn: (title: string) => `${title}（续）`,
  },
  en: {
    issue: (year: number, period: number) => `${year}, number ${period}`,
    contents: 'Contents',
    feature: 'Feature',
    column: 'Column',
    goesOn: (title: string) => `${title}, continued`,
  },
} as const;

export function toIssueLine(lang: EditionId, year: number, period: number): string {
  return words[lang].issue(year, period);
}

/** A page besides the cover: what is printed on it, and nothing else is its text. */
export interface Sheet {
  readonly number: number;
  readonly kicker: string;
  /** Where a piece begins; a page on which one goes on has none. */
  readonly title: string;
  readonly text: string;
  /** The words that choose the drawing; without them the page is type alone. */
  readonly plate?: string;
}

export interface PlacedLine extends Line {
  readonly page: number;
}

/** The cover is the first page, the contents the second, and the pieces follow. */
const firstPiece = 3;

/** An issue page by page: the editor, the features, and what else it has every time. */
function toPieces(issue: ComposedIssue): { lines: PlacedLine[]; sheets: Sheet[] } {
  const say = words[issue.lang];
  const [editor, ...columns] = issue.columns.map((line) => ({ ...line, kicker: say.column }));
  const features = issue.features.map((line) => ({ ...line, kicker: say.feature }));
  const lines: PlacedLine[] = [];
  const sheets: Sheet[] = [];
  for (const piece of [...(editor ? [editor] : []), ...features, ...columns]) {
    const page = firstPiece + sheets.length;
    lines.push({ ...piece, page });
    toRuns(piece.title, piece.text.split('\n'), issue.lang).forEach(({ text, pictured }, at) => {
      sheets.push({
        number: page + at,
        kicker: at ? say.goesOn(piece.title) : piece.kicker,
        title: at ? '' : piece.title,
        text,
        ...(pictured ? { plate: `${piece.title} ${at || ''}`.trim() } : {}),
      });
    });
  }
  return { lines, sheets };
}

/** The lines of its contents, in the order of their pages. */
export function toContents(issue: ComposedIssue): PlacedLine[] {
  return toPieces(issue).lines;
}

/** Every page besides the cover, in reading order. */
export function toSheets(issue: ComposedIssue): Sheet[] {
  const { lines, sheets } = toPieces(issue);
  const contents: Sheet = {
    number: 2,
    kicker: toIssueLine(issue.lang, issue.year, issue.period),
    title: words[issue.lang].contents,
    text: lines.map(({ title, page }) => `${page}　${title}`).join('\n'),
  };
  return issue.isWhole ? [contents, ...sheets] : [contents, ...sheets.slice(0, 2)];
}

/** What is read on the cover. */
export function toCoverText({ features }: ComposedIssue): string {
  return features.map(({ title }) => title).join('\n');
}

export function toSheetText({ title, text }: Sheet): string {
  return [title, text].filter(Boolean).join('\n');
}

/** All that can be read of an issue, page by page. */
export function toReadPages(issue: ComposedIssue): { readonly text: string }[] {
  const sheets = toSheets(issue).map((sheet) => ({ text: toSheetText(sheet) }));
  return [{ text: toCoverText(issue) }, ...sheets];
}
