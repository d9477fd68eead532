export { type Choice, everything, small } from './content/choice.ts';
export { type ComposedIssue, composeIssues } from './content/compose-issue.ts';
export type { Story } from './content/story.ts';
