import { type Choice, type ComposedIssue, composeIssues, everything } from '@ironbridge/demo';
import { type EditionId, type SearchKind, type SearchType, searchTypes } from '@ironbridge/domain';
import type { Grade, JudgedQuery } from './judged-query.ts';

/** A document of the demo by names that stay the same on whichever day it is loaded. */
export interface DocumentKey {
  readonly key: string;
  /** Names that it shares with others: judging a range of one machine in six sizes is judging once. */
  readonly groups: readonly string[];
}

const alone = (key: string): DocumentKey => ({ key, groups: [] });

/**
 * A story or paper or film by its key, a newswire item by its title, a product by its model, a show by its English
 * name. `of:lanyan` is every product of that supplier.
 */
const keysOfKind: Readonly<Record<SearchKind, (edition: EditionId) => DocumentKey[]>> = {
  article: (edition) =>
    Object.entries(everything.stories).flatMap(([key, story]) => {
      const text = story[edition];
      return text ? [alone(toStoryKey(key, text.title))] : [];
    }),
  product: () =>
    [...everything.products].map(([key, { supplier }]) => ({ key, groups: [`of:${supplier}`] })),
  supplier: () => [...everything.suppliers.keys()].map(alone),
  issue: () => toIssueKeys(everything, new Date(0)).map(([keyed]) => keyed),
  video: () => Object.keys(everything.videos).map(alone),
  show: () => everything.shows.map(({ name }) => alone(name[1])),
  paper: () => Object.keys(everything.papers).map(alone),
};

/** The keys of newswire items are numbers in their order, which another item would shift. */
export function toStoryKey(key: string, title: string): string {
  return key.startsWith('brief-') ? title : key;
}

/**
 * The newest number of a magazine in a language is `smart:cn:1`. `of:smart` is all of them, `of:care:en` those in
 * English, `with:powder` those that carry a story, `with:powder:en` those that carry it in English.
 */
export function toIssueKeys(choice: Choice, now: Date): [DocumentKey, ComposedIssue][] {
  return choice.magazines.flatMap((magazine) => {
    const printed = { cn: 0, en: 0 };
    return composeIssues(magazine, choice, now).map((issue): [DocumentKey, ComposedIssue] => {
      const { lang } = issue;
      printed[lang] += 1;
      const stories = issue.features.flatMap(({ story }) => story ?? []);
      const groups = [`of:${magazine}`, ...stories.map((story) => `with:${story}`)];
      return [
        {
          key: `${magazine}:${lang}:${printed[lang]}`,
          groups: groups.flatMap((group) => [group, `${group}:${lang}`]),
        },
        issue,
      ];
    });
  });
}

export function listKeys(type: SearchType, edition: EditionId): DocumentKey[] {
  return keysOfKind[searchTypes[type]](edition);
}

/** What each document is worth to this searcher; a document's own name outweighs those of its groups. */
export function toGrades({ type, edition, wants }: JudgedQuery): Map<string, Grade> {
  return new Map(
    listKeys(type, edition).flatMap(({ key, groups }): [string, Grade][] => {
      const shared = groups.flatMap((group) => wants[group] ?? []);
      const grade = wants[key] ?? shared.toSorted((a, b) => b - a)[0];
      return grade === undefined ? [] : [[key, grade]];
    }),
  );
}
