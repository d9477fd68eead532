import type { frame as cn } from '../cn/frame.ts';
import { englishMonths } from '../english-months.ts';
import type { Shape } from '../shape.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const frame: Shape<typeof cn> = {
  tagline: 'Industry news and sourcing, in Chinese and English',
  longDate: (year, month, day, weekday) =>
    `${weekdays[weekday]} ${day} ${englishMonths[month - 1]} ${year}`,
  weekday: (weekday) => `${weekdays[weekday]}`,
  shortWeekday: (weekday) => `${weekdays[weekday]?.slice(0, 2)}`,
  welcome: 'Welcome to Ironbridge',
  highlights: 'Today’s highlights',
  logout: 'Log out',
  purpose: 'News, sourcing and reference for people who make things.',
  skip: 'Skip to content',
  mainNavigation: 'Main',
  sectionNavigation: 'In this section',
  menu: 'Menu',
  search: 'Search',
  searchShort: 'Products, suppliers, news',
  searchPlaceholder: 'Search the news: “moulding energy”',
  allIndustries: 'All industries',
  industries: 'Industries',
  quickLinks: 'Quick links',
  contact: 'Contact',
  telephone: 'Telephone',
  email: 'E-mail',
  follow: 'Follow us',
  followNames: {
    wechat: 'WeChat',
    channels: 'Video channel',
    secretary: 'Assistant',
    app: 'App',
    weibo: 'Weibo',
    newsletter: 'Newsletter',
  },
  neighbours: 'Neighbours',
  copyright: (year, name) => `© ${year} ${name}`,
  position: 'You are here',
  home: 'Home',
  external: ' (another site)',
  otherEdition: '中文',
  otherEditionShort: '中文',
};
