import type { Feed } from './feed.ts';

/** JSON Feed 1.1. */
export function toJsonFeed({ title, about, lang, page, self, icon, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: about,
    home_page_url: page,
    feed_url: self,
    language: lang,
    icon,
    items: items.map((item) => ({
      id: item.key,
      url: item.href,
      title: item.title,
      // An item must hold some text, if only its title.
      content_text: item.about || item.title,
      date_published: item.published,
      ...(item.author ? { authors: [{ name: item.author }] } : {}),
      ...(item.picture ? { image: item.picture } : {}),
      ...(item.filedUnder.length ? { tags: item.filedUnder } : {}),
    })),
  });
}
