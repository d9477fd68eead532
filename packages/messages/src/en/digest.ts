import type { digest as cn } from '../cn/digest.ts';
import type { Shape } from '../shape.ts';

export const digest: Shape<typeof cn> = {
  title: 'Today’s highlights',
  pick: 'Pick an industry',
  industries: 'Industry',
  enter: 'Enter its site',
  news: 'News',
  videos: 'Videos',
  magazines: 'Magazines',
  papers: 'White papers',
  range: (from, to, total) => `${from}–${to} of ${total.toLocaleString('en')}`,
  refresh: 'More',
  refreshBlock: (block) => `More ${block.toLowerCase()}`,
  refreshing: 'Updating',
  notRefreshed: 'That didn’t load. Please try again',
  none: 'Nothing here yet',
  failed: 'This could not be loaded',
  failedHint: 'The connection may be unsteady, or the fault is ours.',
  retry: 'Try again',
  secretary: 'Ask the desk',
  secretaryText: 'Tips, quotes, subscriptions: answered on working days, 9:00–18:00 Shanghai time.',
  app: 'Get the app',
};
