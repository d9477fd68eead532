import { articleListPath, articlePath, editions, industryPath, twinOf } from '@ironbridge/domain';
import type { Page } from '@playwright/test';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { readHead } from '../support/head.ts';
import { expect, test } from '../support/test.ts';

/** Questions, ways out, screens that are there for a moment. */
const noPages = [
  '/articles?keyword=PLC',
  '/redirect?url=https%3A%2F%2Fa.example%2F',
  '/chat',
  '/error',
  '/error1',
  '/no/such/page',
] as const;

test('[SEO-1] [SEO-2] [SEO-6] an article says what it is, where it is, and what links to it show @wide', async ({
  page,
  api,
  edition,
  baseURL,
  otherOrigin,
}) => {
  const article = await api.getArticle(
    ({ twin, url, standfirst: words }) => twin !== null && !url && words !== '',
    'with a twin and a standfirst',
  );
  const path = articlePath(edition, article);
  await page.goto(path);
  const head = await readHead(page);
  const { seo, title, standfirst, summary } = article;
  const named = `${seo.title || title} · ${editions[edition].name}`;
  expect(head.get('title')).toBe(named);
  expect(head.get('description')).toBe(seo.description || standfirst || summary);
  expect(head.get('keywords')).toContain(
    seo.keywords || (article.industrys[0]?.name ?? article.tags[0]?.tag_name ?? ''),
  );
  expect(head.get('canonical')).toBe(baseURL + path);
  const other = twinOf(edition);
  expect(head.get(`alternate ${editions[edition].lang}`)).toBe(baseURL + path);
  expect(head.get(`alternate ${editions[other].lang}`)).toBe(
    otherOrigin + articlePath(other, article.twin ?? { id: 0 }),
  );
  expect(head.get('og:type')).toBe('article');
  expect(head.get('og:title')).toBe(named);
  expect(head.get('og:description')).toBe(head.get('description'));
  expect(head.get('og:url')).toBe(baseURL + path);
  expect(head.get('og:locale')).toBe(edition === 'cn' ? 'zh_CN' : 'en_GB');
  expect(head.get('twitter:card')).toBe('summary_large_image');
  expect(head.get('article:published_time')).toBe(article.publish_time);
  expect(head.get('robots')).not.toContain('noindex');

  const image = head.get('og:image') ?? '';
  expect(image).toMatch(`${baseURL}/share/article/${article.id}.jpg?v=`);
  expect(await sizeOfPicture(page, image)).toEqual([1200, 630]);
});

test('[SEO-1] [SEO-2] home and lists speak with the settings’ words, and know their one address @wide', async ({
  page,
  api,
  edition,
  copy,
  baseURL,
  otherOrigin,
}) => {
  const { settings, industrys } = await api.get('baseinfo', {});
  await page.goto('/');
  const home = await readHead(page);
  expect(home.get('title')).toBe(settings.meta_title);
  expect(home.get('description')).toBe(settings.seo_description);
  expect(home.get('keywords')).toBe(settings.seo_keyword);
  expect(home.get('canonical')).toBe(`${baseURL}/`);
  expect(home.get(`alternate ${editions[twinOf(edition)].lang}`)).toBe(`${otherOrigin}/`);
  expect(await sizeOfPicture(page, home.get('og:image') ?? '')).toEqual([1200, 630]);

  const [first, second] = industrys;
  if (!first || !second) throw new Error('The demo has no two industries');
  const { list } = await api.get('articleList', { rows: 100 });
  const tid = list.flatMap(({ tags }) => tags)[0]?.id ?? 0;
  const one = articleListPath({ sid: [first.id] });
  const two = articleListPath({ sid: [first.id, second.id] });
  const rules: readonly (readonly [asked: string, canonical: string, hasTwin: boolean])[] = [
    ['/articles', '/articles', true],
    ['/articles/latest', '/articles', false],
    ['/articles/oversea', '/articles/oversea', true],
    ['/articles?page=2', '/articles?page=2', false],
    [one, one, true],
    [`/articles?tid=${tid}`, `/articles?tid=${tid}`, true],
    [two, '/articles', false],
    [`/i/${first.id}`, industryPath(first), true],
    [`/articles/newswire?sid=${first.id}&tid=${tid}`, '/articles/newswire', false],
  ];
  for (const [asked, canonical, hasTwin] of rules) {
    await page.goto(asked);
    const head = await readHead(page);
    expect([asked, head.get('canonical')]).toEqual([asked, baseURL + canonical]);
    expect([asked, head.has(`alternate ${editions[edition].lang}`)]).toEqual([asked, hasTwin]);
  }
  await page.goto(one);
  const filtered = await readHead(page);
  expect(filtered.get('title')).toBe(
    `${first.name} · ${copy.news.all} · ${editions[edition].name}`,
  );
  expect(filtered.get('description')).toContain(first.name);
  expect(filtered.get('keywords')).toContain(first.name);
  expect(filtered.get('og:image')).toBe(`${baseURL}/share/industry/${first.id}.jpg`);
  expect(await sizeOfPicture(page, filtered.get('og:image') ?? '')).toEqual([1200, 630]);
});

test('[SEO-6] what is nobody’s page is not to be listed @wide', async ({ page, edition }) => {
  for (const path of noPages) {
    await page.goto(path);
    const head = await readHead(page);
    expect([path, head.get('robots')]).toEqual([path, 'noindex']);
    expect(head.has('canonical')).toBe(false);
  }
  const missing = ['/share/article/2147483000.jpg', '/share/nothing/1.jpg', '/share/article/1.png'];
  for (const path of missing) {
    expect([path, (await ask(hostOf(edition), path)).status]).toEqual([path, 404]);
  }
});

test('[SEO-4] robots.txt and the manifest are the edition’s own @wide', async ({
  page,
  edition,
  baseURL,
}) => {
  const robots = await ask(hostOf(edition), '/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = robots.body.split('\n');
  for (const path of ['/api/', '/part/', '/preview', '/redirect']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap/news.xml`);

  await page.goto('/');
  const { body } = await ask(hostOf(edition), '/manifest.webmanifest');
  const manifest = JSON.parse(body) as Manifest;
  expect(manifest).toMatchObject({
    name: editions[edition].name,
    lang: editions[edition].lang,
    start_url: '/',
  });
  const sizes = manifest.icons.map(({ src }) => sizeOfPicture(page, src, 'image/png'));
  expect((await Promise.all(sizes)).map((size) => size.join('x'))).toEqual(
    manifest.icons.map((icon) => icon.sizes),
  );
  expect((await readHead(page)).get('manifest')).toBe(`${baseURL}/manifest.webmanifest`);
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveCount(1);
});

test('[SEO-5] every list of articles can be followed elsewhere, industries and tags included @wide', async ({
  page,
  api,
  edition,
  baseURL,
}) => {
  const { list } = await api.get('articleList', { rows: 100 });
  const filed = list.find(({ industrys, tags }) => industrys.length && tags.length);
  const lists = [
    '/articles',
    '/articles/newswire',
    `/articles?sid=${filed?.industrys[0]?.id}`,
    `/articles/latest?tid=${filed?.tags[0]?.id}`,
  ];
  for (const path of lists) {
    await page.goto(path);
    const head = await readHead(page);
    const rss = await readFeed(page, head.get('alternate application/rss+xml') ?? '');
    expect(rss.type).toBe('application/rss+xml; charset=utf-8');
    expect(rss.broken).toBe(false);
    expect(rss.language).toBe(editions[edition].lang.toLowerCase());
    expect(rss.self).toBe(head.get('alternate application/rss+xml'));
    expect(rss.page).toBe(baseURL + path);
    expect(rss.items.length).toBeGreaterThan(0);
    for (const { guid, link, title, date } of rss.items) {
      expect(guid).toMatch(new RegExp(`^urn:ironbridge:${edition}:article:\\d+$`));
      expect(link).toMatch(/^https?:\/\//);
      expect(title).not.toBe('');
      expect(date).toMatch(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
    }
    const address = new URL(head.get('alternate application/feed+json') ?? '');
    const json = await ask(hostOf(edition), address.pathname + address.search);
    expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const feed = JSON.parse(json.body) as JsonFeed;
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: address.href,
      home_page_url: baseURL + path,
    });
    expect(feed.items.map(({ id }) => id)).toEqual(rss.items.map(({ guid }) => guid));
    expect(Date.parse(feed.items[0]?.date_published ?? '')).toBe(
      Date.parse(rss.items[0]?.date ?? ''),
    );
  }
  expect((await ask(hostOf(edition), '/feeds/articles.rss?type=nonsense')).status).toBe(404);
});

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

interface JsonFeed {
  readonly items: readonly { readonly id: string; readonly date_published: string }[];
}

/** As the browser decodes it. */
async function sizeOfPicture(page: Page, src: string, wanted = 'image/jpeg'): Promise<number[]> {
  return page.evaluate(
    async ([address = '', type]) => {
      const answer = await fetch(address);
      if (answer.headers.get('content-type') !== type) return [];
      const { width, height } = await createImageBitmap(await answer.blob());
      return [width, height];
    },
    [src, wanted],
  );
}

/** As the browser's own parser reads it. */
async function readFeed(page: Page, src: string) {
  return page.evaluate(async (address) => {
    const answer = await fetch(address);
    const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml');
    const text = (from: ParentNode, name: string) => from.querySelector(name)?.textContent ?? '';
    return {
      type: answer.headers.get('content-type'),
      broken: xml.querySelector('parsererror') !== null,
      language: text(xml, 'channel > language'),
      page: text(xml, 'channel > link'),
      self: xml.querySelector('channel > [rel="self"]')?.getAttribute('href'),
      items: [...xml.querySelectorAll('item')].map((item) => ({
        guid: text(item, 'guid'),
        link: text(item, 'link'),
        title: text(item, 'title'),
        date: text(item, 'pubDate'),
      })),
    };
  }, src);
}
