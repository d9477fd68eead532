import { accountPath, enquiriesPath, ownListingsPath } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';

/** The pages of the member centre, in the order of what members come for. */
export const accountSections = [
  { name: 'overview', path: accountPath() },
  { name: 'enquiries', path: enquiriesPath() },
  { name: 'favourites', path: accountPath('favourites') },
  { name: 'downloads', path: accountPath('downloads') },
  { name: 'subscriptions', path: accountPath('subscriptions') },
  { name: 'listings', path: ownListingsPath() },
  { name: 'profile', path: accountPath('profile') },
  { name: 'sessions', path: accountPath('sessions') },
  { name: 'data', path: accountPath('data') },
] as const satisfies readonly {
  readonly name: keyof Messages['account'];
  readonly path: string;
}[];

export type AccountSection = (typeof accountSections)[number]['name'];
