import { drawCover, toSeed, toWebp } from '@ironbridge/plates';
import { liveInBoth, toFields } from '../both-fields.ts';
import { type ComposedIssue, composeIssues } from '../content/compose-issue.ts';
import {
  type Sheet,
  toContents,
  toCoverText,
  toIssueLine,
  toSheets,
  toSheetText,
} from '../content/issue-sheets.ts';
import { type MagazineKey, magazines } from '../content/magazines.ts';
import type { Desk } from '../desk.ts';
import { keysOf } from '../keys-of.ts';
import { getId, loadEach } from '../load-each.ts';
import type { Loaded } from '../loaded.ts';
import { type IssuePage, PAGE, toIssueHtml, toIssuePageHtml } from '../making/issue-page.ts';
import { hueOf, pickMotif } from '../making/plate-svg.ts';
import type { Press } from '../making/press.ts';
import type { Articles } from './articles.ts';
import { toTwinKey } from './pairs.ts';
import { type Picture, type Pictures, sendPictures } from './pictures.ts';

function titleOf({ magazine, lang }: ComposedIssue): string {
  return magazines[magazine].title[lang === 'cn' ? 0 : 1];
}

function toName(issue: ComposedIssue, part: string): string {
  const { magazine, year, period, lang } = issue;
  return `issue-${magazine}-${year}-${period}-${lang}-${part}`;
}

function toPartName({ number }: Sheet): string {
  return `page-${number}.jpg`;
}

function toCoverSvg(issue: ComposedIssue): string {
  const { industry, features, lang, year, period } = issue;
  const [lead, ...others] = features;
  const title = titleOf(issue);
  const seed = toName(issue, 'cover');
  return drawCover({
    title,
    issue: toIssueLine(lang, year, period),
    number: period,
    headline: lead?.title ?? title,
    lines: others.slice(0, 3).map((line) => line.title),
    motif: pickMotif(industry, seed),
    seed: toSeed(seed),
    hue: hueOf(industry),
  });
}

function toCover(issue: ComposedIssue): Picture {
  const { year, period } = issue;
  return {
    name: toName(issue, 'cover.webp'),
    alt_cn: `《${magazines[issue.magazine].title[0]}》${toIssueLine('cn', year, period)}封面`,
    alt_en: `Cover of ${magazines[issue.magazine].title[1]}, ${toIssueLine('en', year, period)}`,
    drawing: false,
    draw: () => toWebp(toCoverSvg(issue), PAGE.width),
  };
}

function toIssuePages(issue: ComposedIssue): (Sheet & IssuePage)[] {
  const line = toIssueLine(issue.lang, issue.year, issue.period);
  return toSheets(issue).map((sheet) => ({ magazine: titleOf(issue), issue: line, ...sheet }));
}

function toPages(issue: ComposedIssue, press: Press): Picture[] {
  return toIssuePages(issue).map((sheet) => ({
    name: toName(issue, toPartName(sheet)),
    alt_cn: `第 ${sheet.number} 页：${sheet.title || sheet.kicker}`,
    alt_en:
      issue.lang === 'en'
        ? `Page ${sheet.number}: ${sheet.title || sheet.kicker}`
        : `Page ${sheet.number} of the Chinese issue`,
    drawing: false,
    draw: () =>
      press.toPicture(toIssuePageHtml(sheet, issue.lang, issue.industry), PAGE.width, PAGE.height),
  }));
}

/** What can be read from cover to cover can be taken along, too. */
async function sendFile(desk: Desk, press: Press, issue: ComposedIssue): Promise<number> {
  const name = toName(issue, 'whole.pdf');
  const there = await desk.find('media', { original_name: name });
  if (there !== undefined) return there;
  const html = toIssueHtml(toCoverSvg(issue), toIssuePages(issue), issue.lang, issue.industry);
  const bytes = await press.toPdf(html);
  return desk.upload('media', { name, type: 'application/pdf', bytes }, {});
}

function toIssueData(
  issue: ComposedIssue,
  magazine: number,
  pictures: Pictures,
  articles: Articles,
  { reference }: Loaded,
): object {
  const { year, period, date, lang } = issue;
  return {
    ...liveInBoth,
    magazine,
    year,
    period,
    date,
    lang,
    image: getId(pictures, toName(issue, 'cover.webp')),
    industries: magazines[issue.magazine].industries.map((path) =>
      getId(reference.industries, path),
    ),
    tags: issue.tags.map((tag) => getId(reference.tags, tag)),
    contents: toContents(issue).map(({ title, page, story }) => ({
      title,
      page,
      ...(story ? { article: getId(articles, toTwinKey(story, lang)) } : {}),
    })),
    pages: [
      { picture: getId(pictures, toName(issue, 'cover.webp')), text: toCoverText(issue) },
      ...toSheets(issue).map((sheet) => ({
        picture: getId(pictures, toName(issue, toPartName(sheet))),
        text: toSheetText(sheet),
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
  const issues = choice.magazines.flatMap((key) => composeIssues(key, choice, now));
  const pictures = await sendPictures(desk, 'Covers and pages', [
    ...issues.map(toCover),
    ...issues.flatMap((issue) => toPages(issue, press)),
  ]);
  const magazineIds = await loadEach(
    desk,
    'magazines',
    'Magazines',
    // All of them, with issues or without: old addresses lead to each.
    keysOf(magazines).map((key, i) => {
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
        toData: async () => ({
          ...toIssueData(issue, magazine, pictures, articles, loaded),
          ...(issue.isWhole ? { file: await sendFile(desk, press, issue) } : {}),
        }),
      };
    }),
  );
  return { magazines: magazineIds, issues: issueIds };
}
