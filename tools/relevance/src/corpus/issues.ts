import { magazines, toContents, toReadPages } from '@ironbridge/demo';
import type { IssueDocument } from '@ironbridge/search';
import { toIssueKeys } from '../document-keys.ts';
import { type Keyed, type Setting, say, toFiled } from './setting.ts';

export function toIssues(setting: Setting): Keyed<IssueDocument>[] {
  const { choice, edition, now } = setting;
  return toIssueKeys(choice, now).map(([{ key }, issue], i) => {
    const { title } = magazines[issue.magazine];
    return {
      key,
      document: {
        ...toFiled(i + 1, setting),
        magazine: {
          id: choice.magazines.indexOf(issue.magazine) + 1,
          mag_title: say(edition, title),
          mag_title_cn: title[0],
          mag_title_en: title[1],
        },
        year: issue.year,
        period: issue.period,
        lang: issue.lang,
        date: issue.date,
        image: null,
        contents: toContents(issue).map((line) => ({
          title: line.title,
          page: line.page,
          article: null,
        })),
        pages: toReadPages(issue).map(({ text }) => ({ picture: null, text })),
        file: null,
      },
    };
  });
}
