import { enquiry } from './enquiry.ts';
import { enquiryAnswer } from './enquiry-answer.ts';
import { enquiryCopy } from './enquiry-copy.ts';
import { listingReviewed } from './listing-reviewed.ts';
import { passwordChanged } from './password-changed.ts';
import { subscribed } from './subscribed.ts';
import type { Template } from './template.ts';

/** Every letter that follows from something stored, by the name it is posted under. */
export const templates = {
  enquiry,
  enquiry_answer: enquiryAnswer,
  enquiry_copy: enquiryCopy,
  listing_reviewed: listingReviewed,
  password_changed: passwordChanged,
  subscribed,
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof templates;

export function findTemplate(name: string): Template | undefined {
  return Object.entries(templates).find(([known]) => known === name)?.[1];
}
