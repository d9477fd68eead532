import account from './account.css?url';
import app from './app.css?url';
import hall from './hall.css?url';
import home from './home.css?url';
import house from './house.css?url';
import leaving from './leaving.css?url';
import magazines from './magazines.css?url';
import news from './news.css?url';
import papers from './papers.css?url';
import search from './search.css?url';
import showroom from './showroom.css?url';
import shows from './shows.css?url';
import subsite from './subsite.css?url';
import utility from './utility.css?url';
import videos from './videos.css?url';

/** By the folder that a page's route lies in. */
const stylesOfAreas: Readonly<Record<string, string>> = {
  account,
  app,
  hall,
  home,
  house,
  leaving,
  magazines,
  news,
  papers,
  preview: news,
  search,
  showroom,
  shows,
  subsite,
  utility,
  videos,
};

/** The stylesheet of a page's area, beside the one that all pages have. */
export function findAreaStyles(routeId: string): string | undefined {
  const area = routeId.split('/')[1];
  return area === undefined ? undefined : stylesOfAreas[area];
}
