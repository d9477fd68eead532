import type { app as cn } from '../cn/app.ts';
import type { Shape } from '../shape.ts';

export const app: Shape<typeof cn> = {
  bar: 'Open in the app',
  barTitle: 'Read in the app',
  barText: 'Works offline, keeps your favourites',
  open: 'Open',
  close: 'Close',
  title: 'Get the Ironbridge app',
  kicker: 'The Ironbridge app',
  headline: 'The trade news, down on the shop floor',
  text: 'News, shows and the supply hall on your phone, readable where there is no signal. The app is in Chinese for now.',
  points: 'What it does',
  offline: 'Reads offline: updated in the morning, there all day',
  synced: 'Keeps your favourites: save at the desk, go on at the machine',
  alerts: 'Tells you of new supply and demand in your industry',
  scan: 'Scan with your phone’s camera to install it',
  openNow: 'Installed already? Open it',
  article: 'Back to the article',
};
