import type { Kind } from './kinds.ts';
import { isOneOf } from './one-of.ts';

/** What a member can keep to come back to: whatever has a page of its own. */
export const favouriteKinds = [
  'article',
  'product',
  'supplier',
  'show',
  'listing',
  'paper',
  'issue',
  'video',
] as const satisfies readonly Kind[];
export type FavouriteKind = (typeof favouriteKinds)[number];

export function isFavouriteKind(text: string | undefined): text is FavouriteKind {
  return isOneOf(favouriteKinds, text);
}

/** More than anybody keeps, and few enough to be read at once. */
export const mostFavourites = 5000;

export const subscriptionTypes = ['print', 'ezine'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

/** What people have learnt, as the questionnaire asks it. */
export const educations = ['junior_college', 'undergraduate', 'postgraduate', 'doctoral'] as const;

export const jobRoles = [
  'management',
  'engineering',
  'production',
  'quality',
  'purchasing',
  'sales',
  'research',
  'other',
] as const;

/** How many work in the firm. */
export const firmSizes = ['under_50', 'under_200', 'under_1000', 'over_1000'] as const;

/** What somebody has to say when the firm buys. */
export const buyingParts = ['decides', 'recommends', 'uses', 'none'] as const;

/** What a white paper is wanted for. */
export const paperPurposes = ['purchase', 'project', 'study', 'other'] as const;

/** How long a link to a paper is good for. */
export const paperLinkHours = 24;
