/** What crawlers have no business with: calls, pieces of pages, drafts, ways out. */
const closed = ['/api/', '/part/', '/preview', '/redirect'];

/** The same rules for everyone, and where an edition's addresses are listed. */
export function toRobots(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    `Sitemap: ${origin}/sitemap/news.xml`,
    '',
  ].join('\n');
}
