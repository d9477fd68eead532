import type { EditionId } from '@ironbridge/domain';
import type { ComposedIssue, Line } from './compose-issue.ts';

const words = {
  cn: {
    issue: (year: number, period: number) => `${year} 年第 ${period} 期`,
    contents: '目录',
    feature: '专题',
    column: '专栏',
  },
  en: {
    issue: (year: number, period: number) => `${year}, number ${period}`,
    contents: 'Contents',
    feature: 'Feature',
    column: 'Column',
  },
} as const;

export function toIssueLine(lang: EditionId, year: number, period: number): string {
  return words[lang].issue(year, period);
}

/** The lines of its contents, in the order of their pages. */
export function toContents({ columns, features }: ComposedIssue): Line[] {
  return [...columns, ...features].toSorted((a, b) => a.page - b.page);
}

/** What stands on a page besides the cover, in reading order. */
export function toSheets(
  issue: ComposedIssue,
): { part: string; title: string; text: string; kicker: string; number: number; plate?: string }[] {
  const say = words[issue.lang];
  const [feature] = issue.features;
  const [column] = issue.columns;
  return [
    {
      part: 'contents.jpg',
      kicker: toIssueLine(issue.lang, issue.year, issue.period),
      title: say.contents,
      text: toContents(issue)
        .map(({ title, page }) => `${page}　${title}`)
        .join('\n'),
      number: 1,
    },
    ...(column
      ? [
          {
            part: 'column.jpg',
            kicker: say.column,
            title: column.title,
            text: column.text,
            number: column.page,
            plate: `${issue.magazine} ${issue.period} column`,
          },
        ]
      : []),
    ...(feature
      ? [
          {
            part: 'feature.jpg',
            kicker: say.feature,
            title: feature.title,
            text: feature.text,
            number: feature.page,
            plate: feature.title,
          },
        ]
      : []),
  ];
}

/** Every page by its picture and its words, the cover first. */
export function toReadPages(issue: ComposedIssue): { part: string; text: string }[] {
  return [
    { part: 'cover.webp', text: issue.features.map(({ title }) => title).join('\n') },
    ...toSheets(issue).map(({ part, title, text }) => ({ part, text: `${title}\n${text}` })),
  ];
}
