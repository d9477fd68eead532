import { dayMs, type EditionId } from '@ironbridge/domain';
import type { Choice } from './choice.ts';
import type { FirstLevelKey } from './industries.ts';
import type { Magazine } from './magazine.ts';
import { type MagazineKey, magazines } from './magazines.ts';
import type { Story, StoryText } from './story.ts';
import { type TagKey, tags } from './tags.ts';

/** The place of a day within its year's issues, or none if nothing appears on it. */
const periods: Readonly<
  Record<Magazine['frequency'], (month: number, day: number) => number | undefined>
> = {
  fortnightly: (month, day) =>
    day === 1 || day === 15 ? month * 2 + (day === 1 ? 1 : 2) : undefined,
  monthly: (month, day) => (day === 1 ? month + 1 : undefined),
  bimonthly: (month, day) => (day === 1 && month % 2 === 0 ? month / 2 + 1 : undefined),
  quarterly: (month, day) => (day === 1 && month % 3 === 0 ? month / 3 + 1 : undefined),
};

export interface IssueNumber {
  readonly year: number;
  readonly period: number;
  readonly date: string;
}

/** The newest numbers up to today, newest first. By the calendar, so that loading again tomorrow finds them. */
function toNumbers(frequency: Magazine['frequency'], count: number, now: Date): IssueNumber[] {
  const numbers: IssueNumber[] = [];
  for (let time = now.getTime(); numbers.length < count; time -= dayMs) {
    const date = new Date(time);
    const period = periods[frequency](date.getUTCMonth(), date.getUTCDate());
    if (period !== undefined)
      numbers.push({
        year: date.getUTCFullYear(),
        period,
        date: `${date.toISOString().slice(0, 10)}T12:00:00.000Z`,
      });
  }
  return numbers;
}

export interface Line {
  readonly title: string;
  readonly text: string;
  /** The key of the story on the site, where there is one. */
  readonly story?: string;
}

export interface ComposedIssue extends IssueNumber {
  readonly magazine: MagazineKey;
  readonly lang: EditionId;
  readonly industry: FirstLevelKey;
  readonly tags: readonly TagKey[];
  readonly columns: readonly Line[];
  readonly features: readonly Line[];
  /** Every page of it can be read; of the others the first few. */
  readonly isWhole: boolean;
}

const FEATURES = 4;

function toWords({ standfirst, body }: StoryText): string {
  const paragraphs = body.flatMap((part) => (part.kind === 'paragraph' ? [part.text] : []));
  const plain = paragraphs.map((text) =>
    text.replaceAll('**', '').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1'),
  );
  return [standfirst, ...plain].join('\n');
}

/** Stories of the magazine's industries first, then others, begun at another place for each number. */
function pickStories(
  stories: Readonly<Record<string, Story>>,
  { industries }: Magazine,
  lang: EditionId,
  turn: number,
): [string, StoryText][] {
  const written = Object.entries(stories).flatMap(
    ([key, story]): [string, StoryText, boolean][] => {
      const text = story[lang];
      if (!text || !story.cover) return [];
      return [[key, text, industries.some((path) => story.industries.includes(path))]];
    },
  );
  const own = written.filter(([, , fits]) => fits);
  const others = written.filter(([, , fits]) => !fits);
  const from = <T>(list: readonly T[], start: number, count: number): T[] =>
    Array.from(
      { length: Math.min(count, list.length) },
      (_, i) => list[(start + i) % list.length],
    ).filter((item): item is T & {} => item !== undefined);
  const chosen = from(own, turn * 2, FEATURES);
  return [...chosen, ...from(others, turn * 3, FEATURES - chosen.length)].map(([key, text]) => [
    key,
    text,
  ]);
}

const mostTags = 5;

/** What its features are filed under, the weightiest first. */
function toTags(named: readonly TagKey[]): TagKey[] {
  return [...new Set(named)]
    .sort((a, b) => tags[b].grade - tags[a].grade || a.localeCompare(b))
    .slice(0, mostTags);
}

export function composeIssues(
  key: MagazineKey,
  { issuesEach, stories, wholeIssues }: Pick<Choice, 'issuesEach' | 'stories' | 'wholeIssues'>,
  now: Date,
): ComposedIssue[] {
  const magazine: Magazine = magazines[key];
  const { languages } = magazine;
  const numbers = toNumbers(magazine.frequency, Math.ceil(issuesEach / languages.length), now);
  return numbers
    .flatMap((number, turn) =>
      languages.map((lang): ComposedIssue => {
        const side = lang === 'cn' ? 0 : 1;
        const picked = pickStories(stories, magazine, lang, turn);
        return {
          ...number,
          magazine: key,
          lang,
          industry: magazine.industries[0],
          columns: magazine.columns.map(([title, text]) => ({
            title: title[side],
            text: text[side],
          })),
          tags: toTags(picked.flatMap(([story]) => stories[story]?.tags ?? [])),
          features: picked.map(([story, text]) => ({
            title: text.title,
            text: toWords(text),
            story,
          })),
          isWhole: turn === 0 && wholeIssues.includes(key),
        };
      }),
    )
    .slice(0, issuesEach);
}
