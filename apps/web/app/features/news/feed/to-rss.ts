import { toXmlText } from '@ironbridge/domain';
import type { Feed, FeedItem } from './feed.ts';

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ');

/** RSS 2.0. */
export function toRss({ title, about, lang, page, self, items }: Feed): string {
  const [newest] = items;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}>`,
    '<channel>',
    element('title', title),
    element('link', page),
    element('description', about),
    element('language', lang.toLowerCase()),
    ...(newest ? [element('lastBuildDate', toMailDate(newest.published))] : []),
    `<atom:link rel="self" type="application/rss+xml" href="${toXmlText(self)}"/>`,
    ...items.map(toItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function toItem({ key, href, title, about, author, published, picture, filedUnder }: FeedItem) {
  return [
    '<item>',
    element('title', title),
    element('link', href),
    `<guid isPermaLink="false">${toXmlText(key)}</guid>`,
    element('pubDate', toMailDate(published)),
    ...(about ? [element('description', about)] : []),
    ...(author ? [element('dc:creator', author)] : []),
    ...filedUnder.map((name) => element('category', name)),
    ...(picture ? [`<media:content url="${toXmlText(picture)}" medium="image"/>`] : []),
    '</item>',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${toXmlText(text)}</${name}>`;
}

/** RFC 822, as RSS has it: `Sun, 15 Nov 2026 01:30:00 GMT`. */
function toMailDate(instant: string): string {
  return new Date(instant).toUTCString();
}
