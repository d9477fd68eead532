import type { IssueCard } from '@ironbridge/contract';
import { issuePath } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { ShelvedIssue } from '@ironbridge/ui';
import { noHue } from './to-story.ts';

/** An issue as shelves show it. */
export function toShelvedIssue(card: IssueCard, { magazines }: Messages): ShelvedIssue {
  return {
    id: card.id,
    href: issuePath(card.id),
    picture: card.image,
    title: card.mag?.mag_title ?? '',
    issue: magazines.issue(card.year, card.period),
    headline: card.headline,
    hue: card.industrys[0]?.hue ?? noHue,
  };
}

/** Of which magazine it is, and which number. */
export function toIssueName({ mag, year, period }: IssueCard, { magazines }: Messages): string {
  return [mag?.mag_title, magazines.issue(year, period)].filter(Boolean).join(' ');
}
