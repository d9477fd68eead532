import { accountPath } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';

export type AccountSection = Extract<
  keyof Messages['account'],
  | 'overview'
  | 'enquiries'
  | 'favourites'
  | 'downloads'
  | 'subscriptions'
  | 'listings'
  | 'profile'
  | 'sessions'
  | 'data'
>;

interface AccountRow {
  readonly name: AccountSection;
  readonly path: string;
  /** A page that is not there yet is not listed. */
  readonly built: boolean;
}

/** The pages of the member centre, in the order of what members come for. */
export const accountSections: readonly AccountRow[] = [
  { name: 'overview', path: accountPath(), built: true },
  { name: 'enquiries', path: accountPath('enquiries'), built: true },
  { name: 'favourites', path: accountPath('favourites'), built: true },
  { name: 'downloads', path: accountPath('downloads'), built: true },
  { name: 'subscriptions', path: accountPath('subscriptions'), built: true },
  { name: 'listings', path: accountPath('listings'), built: true },
  { name: 'profile', path: accountPath('profile'), built: true },
  { name: 'sessions', path: accountPath('sessions'), built: true },
  { name: 'data', path: accountPath('data'), built: true },
];
