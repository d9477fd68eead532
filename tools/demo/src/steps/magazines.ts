import { drawCover, toSeed, toWebp } from '@ironbridge/plates';
import { liveInBoth, toFields } from '../both-fields.ts';
import { type ComposedIssue, composeIssues } from '../content/compose-issue.ts';
import { type MagazineKey, magazines } from '../content/magazines.ts';
import type { Desk } from '../desk.ts';
import { getId, loadEach } from '../load-each.ts';
import type { Loaded } from '../loaded.ts';
import { PAGE, toIssuePageHtml } from '../making/issue-page.ts';
import { hueOf, pickMotif } from '../making/plate-svg.ts';
import type { Press } from '../making/press.ts';
import type { Articles } from './articles.ts';
import { toTwinKey } from './pairs.ts';
import { type Picture, type Pictures, sendPictures } from './pictures.ts';

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

function titleOf({ magazine, lang }: ComposedIssue): string {
  return magazines[magazine].title[lang === 'cn' ? 0 : 1];
}

function toName(issue: ComposedIssue, part: string): string {
  const { magazine, year, period, lang } = issue;
  return `issue-${magazine}-${year}-${period}-${lang}-${part}`;
}

/** What stands on a page besides the cover, in reading order. */
function toSheets(
  issue: ComposedIssue,
): { part: string; title: string; text: string; kicker: string; number: number; plate?: string }[] {
  const say = words[issue.lang];
  const [feature] = issue.features;
  const [column] = issue.columns;
  const lines = [...issue.columns, ...issue.features].toSorted((a, b) => a.page - b.page);
  return [
    {
      part: 'contents.jpg',
      kicker: say.issue(issue.year, issue.period),
      title: say.contents,
      text: lines.map(({ title, page }) => `${page}　${title}`).join('\n'),
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

function toCover(issue: ComposedIssue): Picture {
  const { industry, features, lang, year, period } = issue;
  const [lead, ...others] = features;
  const title = titleOf(issue);
  const seed = toName(issue, 'cover');
  return {
    name: toName(issue, 'cover.webp'),
    alt_cn: `《${magazines[issue.magazine].title[0]}》${words.cn.issue(year, period)}封面`,
    alt_en: `Cover of ${magazines[issue.magazine].title[1]}, ${words.en.issue(year, period)}`,
    drawing: false,
    draw: () =>
      toWebp(
        drawCover({
          title,
          issue: words[lang].issue(year, period),
          number: period,
          headline: lead?.title ?? title,
          lines: others.slice(0, 3).map((line) => line.title),
          motif: pickMotif(industry, seed),
          seed: toSeed(seed),
          hue: hueOf(industry),
        }),
        PAGE.width,
      ),
  };
}

function toPages(issue: ComposedIssue, press: Press): Picture[] {
  const issueLine = words[issue.lang].issue(issue.year, issue.period);
  return toSheets(issue).map(({ part, ...sheet }) => ({
    name: toName(issue, part),
    alt_cn: `内页：${sheet.title}`,
    alt_en: issue.lang === 'en' ? `Page: ${sheet.title}` : 'A page of the Chinese issue',
    drawing: false,
    draw: () =>
      press.toPicture(
        toIssuePageHtml(
          { magazine: titleOf(issue), issue: issueLine, ...sheet },
          issue.lang,
          issue.industry,
        ),
        PAGE.width,
        PAGE.height,
      ),
  }));
}

function toIssueData(
  issue: ComposedIssue,
  magazine: number,
  pictures: Pictures,
  articles: Articles,
  { reference }: Loaded,
): object {
  const { year, period, date, lang, columns, features } = issue;
  const cover = getId(pictures, toName(issue, 'cover.webp'));
  return {
    ...liveInBoth,
    magazine,
    year,
    period,
    date,
    lang,
    image: cover,
    industries: magazines[issue.magazine].industries.map((path) =>
      getId(reference.industries, path),
    ),
    contents: [...columns, ...features]
      .toSorted((a, b) => a.page - b.page)
      .map(({ title, page, story }) => ({
        title,
        page,
        ...(story ? { article: getId(articles, toTwinKey(story, lang)) } : {}),
      })),
    pages: [
      { picture: cover, text: features.map(({ title }) => title).join('\n') },
      ...toSheets(issue).map(({ part, title, text }) => ({
        picture: getId(pictures, toName(issue, part)),
        text: `${title}\n${text}`,
      })),
    ],
  };
}

export interface Shelf {
  readonly magazines: ReadonlyMap<MagazineKey, number>;
  readonly issues: ReadonlyMap<string, number>;
}

export async function loadMagazines(
  desk: Desk,
  press: Press,
  articles: Articles,
  loaded: Loaded,
): Promise<Shelf> {
  const { choice, now } = loaded;
  const issues = choice.magazines.flatMap((key) =>
    composeIssues(key, choice.issuesEach, choice.stories, now),
  );
  const pictures = await sendPictures(desk, 'Covers and pages', [
    ...issues.map(toCover),
    ...issues.flatMap((issue) => toPages(issue, press)),
  ]);
  const magazineIds = await loadEach(
    desk,
    'magazines',
    'Magazines',
    choice.magazines.map((key, i) => {
      const { title, about, frequency, languages } = magazines[key];
      const newest = issues.find(({ magazine }) => magazine === key);
      return {
        key,
        known: { mag_title_en: title[1] },
        toData: () => ({
          ...toFields('mag_title', title),
          ...toFields('about', about),
          frequency,
          languages,
          ...(newest ? { cover: getId(pictures, toName(newest, 'cover.webp')) } : {}),
          order: i + 1,
        }),
      };
    }),
  );
  const issueIds = await loadEach(
    desk,
    'issues',
    'Issues',
    issues.map((issue) => {
      const magazine = getId(magazineIds, issue.magazine);
      const { year, period, lang } = issue;
      return {
        key: toName(issue, ''),
        known: { magazine, year, period, lang },
        toData: () => toIssueData(issue, magazine, pictures, articles, loaded),
      };
    }),
  );
  return { magazines: magazineIds, issues: issueIds };
}
