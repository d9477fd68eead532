import {
  articleListPath,
  articlePath,
  editions,
  issuePath,
  jobPath,
  paperPath,
  productPath,
  supplierPath,
  videoPath,
} from '@ironbridge/domain';
import type { Api } from '../support/api.ts';
import { nextShowPath } from '../support/newest.ts';
import { readableIssuePath } from '../support/readable-issue.ts';
import { type DescribedType, findFaults, readThings } from '../support/structured-data.ts';
import { expect, test } from '../support/test.ts';

test('[SEO-3] each kind of page tells machines all that they ask for @wide', async ({
  api,
  edition,
}) => {
  const article = await api.getArticle(
    ({ url, image, industrys, standfirst }) =>
      !url && image !== null && !!industrys.length && !!standfirst,
    'with a picture, an industry and a standfirst',
  );
  const pages: readonly (readonly [path: string, types: readonly DescribedType[]])[] = [
    ['/', ['WebSite', 'Organization']],
    [articlePath(edition, article), ['NewsArticle', 'BreadcrumbList']],
    [await wholeVideoPath(api), ['VideoObject', 'BreadcrumbList']],
    [await wholePaperPath(api), ['Report', 'BreadcrumbList']],
    [await wholeIssuePath(api), ['PublicationIssue', 'BreadcrumbList']],
    [await wholeJobPath(api), ['JobPosting', 'BreadcrumbList']],
    [await readableIssuePath(api), ['PublicationIssue', 'BreadcrumbList']],
    [await nextShowPath(api), ['Event', 'BreadcrumbList']],
    [await wholeProductPath(api), ['Product', 'BreadcrumbList']],
    [await wholeSupplierPath(api), ['Organization', 'BreadcrumbList']],
    ['/articles', ['BreadcrumbList']],
    ['/about', ['Organization', 'BreadcrumbList']],
  ];
  for (const [path, types] of pages) {
    const things = await readThings(edition, path);
    expect([path, things.map((thing) => thing['@type']).sort()]).toEqual([path, [...types].sort()]);
    for (const type of types) {
      const thing = things.find((each) => each['@type'] === type) ?? { '@type': type };
      expect([path, type, findFaults(type, thing)]).toEqual([path, type, []]);
    }
  }
});

test('[SEO-3] what is told is what is shown: the site, an article, the way to it @wide', async ({
  api,
  edition,
  baseURL,
}) => {
  const [site, house] = await readThings(edition, '/');
  expect(site).toMatchObject({
    '@id': `${baseURL}/#website`,
    name: editions[edition].name,
    potentialAction: { target: { urlTemplate: `${baseURL}/search?keyword={keyword}` } },
  });
  const { settings } = await api.get('baseinfo', {});
  expect(house).toMatchObject({
    email: settings.email,
    telephone: settings.phones[0],
    contactPoint: { contactType: 'customer service' },
  });

  const article = await api.getArticle(
    ({ url, industrys }) => !url && !!industrys.length,
    'with an industry',
  );
  const path = articlePath(edition, article);
  const things = await readThings(edition, path);
  const [industry] = article.industrys;
  expect(things.find((thing) => thing['@type'] === 'NewsArticle')).toMatchObject({
    headline: article.title,
    url: baseURL + path,
    datePublished: article.publish_time,
    dateModified: article.updated_time,
    articleSection: industry?.name,
    inLanguage: editions[edition].lang,
  });
  expect(things.find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, item: `${baseURL}/` },
      { position: 2, item: `${baseURL}/articles` },
      {
        position: 3,
        name: industry?.name,
        item: baseURL + articleListPath({ sid: [industry?.id ?? 0] }),
      },
    ],
  });
});

test('[SEO-3] it goes along when a page takes another’s place, and no policy refuses it @wide', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (/content security policy/i.test(line.text())) refused.push(line.text());
  });
  const told = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => /"@type":"(\w+)"/.exec(textContent)?.[1],
      ),
    );
  await page.goto('/');
  expect(await told()).toEqual(['WebSite']);
  await page.locator('main a[href^="/article/"]').first().click();
  await expect(page.locator('article.article')).toBeVisible();
  expect(await told()).toEqual(['BreadcrumbList', 'NewsArticle']);
  await page.goBack();
  await expect(page.locator('article.article')).toHaveCount(0);
  expect(await told()).toEqual(['WebSite']);
  expect(refused).toEqual([]);
});

/** Of each kind one of which the desk has said all that it can say. */
async function wholeVideoPath(api: Api): Promise<string> {
  const { list } = await api.get('videoList', { rows: 100 });
  return videoPath(getWhole(list, ({ image, seconds }) => !!image && !!seconds).id);
}

async function wholeIssuePath(api: Api): Promise<string> {
  const { list } = await api.get('magList', { rows: 100 });
  return issuePath(getWhole(list, ({ image, mag }) => !!image && !!mag).id);
}

async function wholePaperPath(api: Api): Promise<string> {
  const { list } = await api.get('paperList', { rows: 100 });
  return paperPath(getWhole(list, ({ image, pages, brief }) => !!image && !!pages && !!brief).id);
}

async function wholeProductPath(api: Api): Promise<string> {
  const { list } = await api.get('productList', { rows: 100 });
  return productPath(getWhole(list, ({ image, price_from }) => !!image && !!price_from).id);
}

async function wholeSupplierPath(api: Api): Promise<string> {
  const { list } = await api.get('supplierList', { rows: 100 });
  return supplierPath(getWhole(list, ({ logo, founded }) => !!logo && !!founded).id);
}

async function wholeJobPath(api: Api): Promise<string> {
  const { list } = await api.get('jobs', {});
  return jobPath(getWhole(list, ({ closes, place }) => !!closes && !!place).id);
}

function getWhole<Item>(list: readonly Item[], isWhole: (item: Item) => boolean): Item {
  const found = list.find(isWhole);
  if (!found) throw new Error('The demo has none of this kind that is whole');
  return found;
}
