import { calling, newBusyMember, ownScreens } from '@ironbridge/people';
import type { Page } from '@playwright/test';
import { logIn } from '../support/member.ts';
import { newestProductPath, newestVideoPath, nextShowPath } from '../support/newest.ts';
import { expect, test } from '../support/test.ts';

/** A page of each area that has styles of its own. */
const areas = [
  '/',
  '/articles',
  '/articles/newswire',
  '/videos',
  '/magazines',
  '/whitepapers',
  '/showroom',
  '/showroom/products',
  '/showroom/suppliers',
  '/showroom/platform',
  '/tradeshow',
  '/about',
  '/about/contact',
  '/media',
  '/search?keyword=%E6%B3%A8%E5%A1%91%E6%9C%BA',
  '/i/plastics',
  '/chat',
  '/sitemaps',
  '/account/login',
];

const sheetPattern = /<link rel="stylesheet" href="([^"]+)"/g;

async function findAllSheets(page: Page): Promise<string[]> {
  await page.goto('/');
  const pages = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())),
    areas,
  );
  const sheets = pages.flatMap((html) =>
    [...html.matchAll(sheetPattern)].map(([, sheet]) => sheet),
  );
  return [...new Set(sheets)].filter((sheet) => sheet !== undefined);
}

/** What each element of the page looks like, roughly, and where it stands. */
function look(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main, main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, display } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${element.tagName}.${element.className} ${box} ${color} ${backgroundColor} ${fontSize} ${display}`;
    }),
  );
}

async function addSheets(page: Page, sheets: readonly string[]): Promise<void> {
  for (const url of sheets) await page.addStyleTag({ url });
}

test('a page comes with all the styles that it shows anything by: those of all areas change nothing @wide @cn', async ({
  page,
  context,
  api,
  edition,
}) => {
  test.slow();
  const member = await newBusyMember(edition);
  await logIn(context, member);
  const sheets = await findAllSheets(page);
  expect(sheets.length).toBeGreaterThan(12);
  // What a script adds meanwhile would look like a style's doing.
  await page.route('**/*.js', (route) => route.abort());
  const paths = [
    ...areas,
    await newestVideoPath(api),
    await newestProductPath(api),
    await nextShowPath(api),
    ...Object.values(ownScreens).map((at) => at(member)),
  ];
  for (const path of paths) {
    await page.goto(path);
    const before = await look(page);
    await addSheets(page, sheets);
    expect(await look(page), path).toEqual(before);
  }
  await calling(edition, member).member('deleteAccount', { sure: true });
});

test('going on to another area shows its page with its styles, and going back the first with its own @cn', async ({
  page,
}) => {
  const path = '/showroom/suppliers';
  await page.goto(path, { waitUntil: 'load' });
  const suppliers = await look(page);
  await page.goto('/articles', { waitUntil: 'load' });
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const articles = await look(page);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(await look(page)).toEqual(suppliers);
  await page.goBack();
  await expect(page).toHaveURL(/\/articles$/);
  await expect.poll(() => look(page)).toEqual(articles);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
