import type { news as cn } from '../cn/news.ts';
import type { Shape } from '../shape.ts';

export const news: Shape<typeof cn> = {
  all: 'News',
  allAbout: 'News, analysis and figures from manufacturing, newest first.',
  editorpickAbout: 'Chosen by the desk: worth putting the tools down for.',
  latestAbout: 'Every article, newest first.',
  overseaAbout: 'Plants and balance sheets abroad, and what they mean at home.',
  newswireAbout: 'One line each, with its source. All day, filed by date.',
  keywordPlaceholder: 'e.g. gearbox, standard, tender',
  count: (total) => `${total.toLocaleString('en')} ${total === 1 ? 'article' : 'articles'}`,
  wireCount: (count) => `${count.toLocaleString('en')} ${count === 1 ? 'item' : 'items'}`,
  today: 'Today',
  yesterday: 'Yesterday',
  empty: 'No article matches',
  rss: 'RSS feed',
  jsonFeed: 'JSON Feed',
  byIndustry: 'By industry',
  picks: 'Editor’s picks',
};
