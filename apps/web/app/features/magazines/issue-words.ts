import type { IssueCard } from '@ironbridge/contract';
import { isEditionId } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';

/** An issue by its number and what it is about. */
export function toIssueTitle({ year, period, headline }: IssueCard, { magazines }: Messages) {
  const issue = magazines.issue(year, period);
  return headline ? magazines.issueAbout(issue, headline) : issue;
}

/** How often a magazine appears, where the desk has said so in words that we know. */
export function findFrequency(
  frequency: string | undefined,
  { magazines: { frequencies } }: Messages,
): string | undefined {
  return frequency !== undefined && isFrequency(frequency, frequencies)
    ? frequencies[frequency]
    : undefined;
}

function isFrequency<Known extends object>(
  name: string,
  known: Known,
): name is keyof Known & string {
  return Object.hasOwn(known, name);
}

/** The language that something is printed in, by its name. */
export function toLanguage(lang: string, { magazines: { languages } }: Messages): string {
  return isEditionId(lang) ? languages[lang] : lang;
}
