import { type EditionId, editions, toXmlText, twinOf } from '@ironbridge/domain';
import type { SitemapAddress } from './sitemap-addresses.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const google = 'http://www.google.com/schemas';

export interface IndexEntry {
  readonly href: string;
  readonly changed?: string | undefined;
}

export function toIndex(entries: readonly IndexEntry[]): string {
  const rows = entries.map(
    ({ href, changed }) =>
      `<sitemap><loc>${toXmlText(href)}</loc>${toLastModified(changed)}</sitemap>\n`,
  );
  return `${head}<sitemapindex xmlns="${schema}">\n${rows.join('')}</sitemapindex>\n`;
}

export const urlsetStart = `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const urlsetEnd = '</urlset>\n';

/** Each page names its twin and itself, as those ask who read it. */
export function toUrls(edition: EditionId, addresses: readonly SitemapAddress[]): string {
  const own = editions[edition].lang;
  const other = editions[twinOf(edition)].lang;
  let text = '';
  for (const { href, twin, changed } of addresses) {
    const address = toXmlText(href);
    const pair = twin ? toAlternate(own, address) + toAlternate(other, toXmlText(twin)) : '';
    text += `<url><loc>${address}</loc>${toLastModified(changed)}${pair}</url>\n`;
  }
  return text;
}

function toAlternate(lang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${lang}" href="${address}"/>`;
}

function toLastModified(changed: string | undefined): string {
  return changed ? `<lastmod>${changed}</lastmod>` : '';
}

export interface NewsEntry {
  readonly href: string;
  readonly title: string;
  readonly published: string;
}

export function toNews(edition: EditionId, entries: readonly NewsEntry[]): string {
  const { name, lang } = editions[edition];
  const publication =
    `<news:publication><news:name>${toXmlText(name)}</news:name>` +
    `<news:language>${lang.toLowerCase()}</news:language></news:publication>`;
  const rows = entries.map(
    ({ href, title, published }) =>
      `<url><loc>${toXmlText(href)}</loc><news:news>${publication}` +
      `<news:publication_date>${published}</news:publication_date>` +
      `<news:title>${toXmlText(title)}</news:title></news:news></url>\n`,
  );
  return `${head}<urlset xmlns="${schema}" xmlns:news="${google}/sitemap-news/0.9">\n${rows.join('')}</urlset>\n`;
}
