import {
  accountPath,
  enquirePath,
  enquiriesPath,
  enquiryPath,
  ownListingPath,
  ownListingsPath,
  postListingPath,
  replyPath,
  subscribePath,
} from '@ironbridge/domain';
import type { BusyMember } from './busy-member.ts';

/** What is a member's own, as somebody has it who has used it all. */
export const ownScreens = {
  account: () => accountPath(),
  enquiries: () => enquiriesPath(),
  enquiry: ({ letters }) => enquiryPath(letters[1] ?? 0),
  enquire: ({ asked }) => enquirePath('product', asked),
  reply: ({ replyKey }) => replyPath(replyKey),
  favourites: () => accountPath('favourites'),
  downloads: () => accountPath('downloads'),
  subscriptions: () => accountPath('subscriptions'),
  subscribe: () => subscribePath(),
  'own-listings': () => ownListingsPath(),
  'own-listing': ({ listings }) => ownListingPath(listings[1] ?? 0),
  'new-listing': () => postListingPath('demand'),
  profile: () => accountPath('profile'),
  sessions: () => accountPath('sessions'),
  'own-data': () => accountPath('data'),
  'new-password': () => accountPath('password'),
} as const satisfies Record<string, (member: BusyMember) => string>;
