import type { account as cn } from '../cn/account.ts';
import type { Shape } from '../shape.ts';

export const account: Shape<typeof cn> = {
  title: 'Member centre',
  navigation: 'In the member centre',
  overview: 'Overview',
  enquiries: 'Enquiries',
  favourites: 'Favourites',
  downloads: 'Downloads',
  subscriptions: 'Subscriptions',
  listings: 'My listings',
  profile: 'Profile',
  sessions: 'Signed-in devices',
  data: 'My data',
  unnamed: 'Member',
  save: 'Save',
  saved: 'Saved',
  loggedOut: 'You are logged out',
  loginFirst: 'Please log in first',
  hello: (name) => `Hello, ${name}`,
  helloText:
    'Your favourites, enquiries, downloads and subscriptions. One account serves both editions.',
  tasks: (count) => (count === 1 ? 'One thing today' : `${count} things today`),
  answered: (supplier) => `${supplier || 'The editors'} answered your enquiry`,
  readAnswer: 'Read it',
  refused: (title) => `“${title}” came back and needs a change`,
  mend: 'Change it',
  unfetched: (count) =>
    count === 1
      ? 'One white paper is not fetched yet'
      : `${count} white papers are not fetched yet`,
  unfetchedText: 'The link is good for a while; a broken download goes on where it stopped.',
  fetchOn: 'Go on',
  completeTitle: 'Complete your profile',
  completeText: 'With a name and a place, suppliers know whom they quote to, and where.',
  completeLink: 'Fill it in',
  firstSteps: 'Where to begin',
  all: 'All',
  newest: (shown, total) => `The newest ${shown} of ${total}`,
  dataTitle: 'Your data is yours.',
  dataText:
    'Favourites, enquiries, downloads and logins can be exported in one go. If you delete your account, all of it goes, except what the law makes us keep.',
};
