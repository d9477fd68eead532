import type { personalData as cn } from '../cn/personal-data.ts';
import type { Shape } from '../shape.ts';

export const personalData: Shape<typeof cn> = {
  export: 'Take all your data with you',
  exportText:
    'Profile, favourites, downloads, subscriptions, enquiries, listings, messages, logins and what you agreed to, in one JSON file that people and programs can read, with the files you sent and received beside it, in one ZIP.',
  exportButton: 'Export as ZIP',
  delete: 'Delete your account',
  deleteText:
    'The account and everything above goes from the database, the caches, the search and the file store. It cannot be undone.',
  goes: 'What goes',
  goesLines: [
    'Profile, password and devices; both editions are logged out at once',
    'Favourites, downloads, subscriptions with their questionnaires, enquiries with their files, messages',
    'Your listings, and those that are on are taken down',
  ].join('\n'),
  stays: 'What the law has us keep',
  staysLines: [
    'The number of the account, when it was opened and deleted, and when you agreed to which terms: proof that we handled your data lawfully (PIPL Art. 69, GDPR Art. 7(1))',
    'Enquiries that have reached a supplier’s mailbox: a letter between you and them, no longer in our hands',
    'Your answers to other people’s enquiries: letters that are theirs now, without your name',
  ].join('\n'),
  sure: 'I understand that this cannot be undone',
  sureNeeded: 'Please tick that you understand',
  deleteButton: 'Delete my account and data',
};
