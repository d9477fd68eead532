import type { IssueCard } from '@ironbridge/contract';
import type { Messages } from '@ironbridge/messages';
import type { ShelvedIssue } from '@ironbridge/ui';
import { toShelvedIssue } from '../../shell/to-shelved-issue.ts';
import { toLanguage } from './issue-words.ts';
import type { Magazine } from './magazine-list.ts';

const facesOut = 3;

export interface StandingIssue extends ShelvedIssue {
  readonly period: number;
  /** Its whole name, as it is read out. */
  readonly name: string;
}

export interface RackYear {
  readonly year: number;
  readonly faces: readonly StandingIssue[];
  readonly spines: readonly StandingIssue[];
}

/** A magazine's issues as they stand: the newest face out, the others by their spines, year by year. */
export function toRack({ issues }: Pick<Magazine, 'issues'>, copy: Messages): RackYear[] {
  const years = Map.groupBy(issues, ({ year }) => year);
  const faces = new Set(issues.slice(0, facesOut));
  return [...years].map(([year, cards]) => ({
    year,
    faces: cards.filter((card) => faces.has(card)).map((card) => toStanding(card, copy)),
    spines: cards.filter((card) => !faces.has(card)).map((card) => toStanding(card, copy)),
  }));
}

function toStanding(card: IssueCard, copy: Messages): StandingIssue {
  const issue = toShelvedIssue(card, copy);
  const parts = [issue.title, issue.issue, toLanguage(card.lang, copy), issue.headline];
  return {
    ...issue,
    period: card.period,
    name: parts.filter(Boolean).join(copy.magazines.between),
  };
}
