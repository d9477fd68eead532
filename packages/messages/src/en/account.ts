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
  completeTitle: 'Complete your profile',
  completeText: 'With a name and a place, suppliers know whom they quote to, and where.',
  completeLink: 'Fill it in',
  dataTitle: 'Your data is yours.',
  dataText:
    'Favourites, enquiries, downloads and logins can be exported in one go. If you delete your account, all of it goes, except what the law makes us keep.',
};
