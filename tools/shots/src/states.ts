import type { Page } from 'playwright-core';
import { memberStates } from './member-states.ts';
import type { State } from './state.ts';

const click = (selector: string) => async (page: Page) => {
  await page.locator(selector).filter({ visible: true }).first().click();
};

const scrollDown = (share: number) => (page: Page) =>
  page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share);

async function openSearch(page: Page): Promise<void> {
  const icon = page.locator('[data-open-search], .phone-search > summary');
  const field = page.locator('.search-box input[name="keyword"]').filter({ visible: true });
  if ((await field.count()) === 0) await icon.filter({ visible: true }).first().click();
  await field.first().click();
}

async function suggest(page: Page): Promise<void> {
  await openSearch(page);
  const field = page.locator('.search-box input[name="keyword"]').filter({ visible: true });
  await field.first().pressSequentially('pl', { delay: 50 });
  await page.locator('[role="listbox"] [role="option"]').first().waitFor();
}

/** As on a first visit: once the large banner is out of the way. */
async function openDigest(page: Page): Promise<void> {
  await click('[data-banner-collapse]')(page);
  await page.locator('dialog.digest[open]').waitFor();
}

async function openDigestSlowly(page: Page): Promise<void> {
  await page.route('**/part/digest/**', () => new Promise<void>(() => undefined));
  await openDigest(page);
}

async function failDigest(page: Page): Promise<void> {
  await page.route('**/part/digest/**', (route) => route.abort());
  await openDigest(page);
}

async function fillDigest(page: Page): Promise<void> {
  await openDigest(page);
  await page.locator('dialog.digest a[href^="/article/"]').first().waitFor();
}

/** So many products are put aside to be compared. */
const tick = (count: number) => async (page: Page) => {
  const boxes = page.locator('.compare-box input');
  for (let n = 0; n < count; n += 1) await boxes.nth(n).check();
};

const compare = (count: number) => async (page: Page) => {
  await tick(count)(page);
  await page.locator('.compare-form > .button').click();
  await page.locator('.compare-table').waitFor();
};

/** The first item that a list leads to. */
const first = (stem: string) => async (page: Page) => {
  const link = page.locator(`main a[href^="${stem}"]`).first();
  await page.goto((await link.getAttribute('href')) ?? '/');
};

/** The frame in every state that a reader meets, and the screens inside it. */
export const states: readonly State[] = [
  { name: 'home', path: '/', whole: true },
  { name: 'header', path: '/' },
  { name: 'stuck', path: '/', act: scrollDown(0.5) },
  { name: 'menu', path: '/', only: 'narrow', act: click('.phone-menu > summary') },
  { name: 'mega-menu', path: '/', only: 'wide', act: click('.mega-button') },
  { name: 'search', path: '/', act: openSearch },
  { name: 'suggestions', path: '/', act: suggest },
  { name: 'banner-large', path: '/', firstVisit: true },
  { name: 'banner-mini', path: '/' },
  { name: 'digest', path: '/', firstVisit: true, act: fillDigest },
  { name: 'digest-loading', path: '/', firstVisit: true, act: openDigestSlowly },
  { name: 'digest-failed', path: '/', firstVisit: true, act: failDigest },
  { name: 'floating-bar', path: '/articles', act: scrollDown(0.6) },
  { name: 'footer', path: '/articles', act: scrollDown(1) },
  { name: 'list', path: '/articles', whole: true },
  { name: 'newswire', path: '/articles/newswire', whole: true },
  { name: 'empty-list', path: '/articles?keyword=qqqqqqqq' },
  { name: 'article', path: '/articles', act: first('/article/'), whole: true },
  { name: 'videos', path: '/videos', whole: true },
  { name: 'video', path: '/videos', act: first('/videos/info/'), whole: true },
  { name: 'magazines', path: '/magazines', whole: true },
  { name: 'issue', path: '/magazines', act: first('/magazines/info/'), whole: true },
  { name: 'white-papers', path: '/whitepapers', whole: true },
  { name: 'white-paper', path: '/whitepapers', act: first('/whitepapers/info/'), whole: true },
  { name: 'show-calendar', path: '/tradeshow', whole: true },
  { name: 'show-directory', path: '/tradeshow/directories', whole: true },
  { name: 'show', path: '/tradeshow', act: first('/tradeshow/info/'), whole: true },
  {
    name: 'found-products',
    path: '/search?type=products&keyword=%E6%B3%A8%E5%A1%91%E6%9C%BA',
    whole: true,
  },
  { name: 'found-news', path: '/search?keyword=%E6%B3%A8%E5%A1%91%E6%9C%BA', whole: true },
  { name: 'found-nothing', path: '/search?type=products&keyword=qqqqqqqq+injection', whole: true },
  { name: 'products', path: '/showroom/products?sid=5', whole: true },
  {
    name: 'products-in-tons',
    path: '/showroom/products?sid=5&spec=clamping_force:90..900t&sort=-clamping_force',
    act: tick(2),
  },
  { name: 'comparison', path: '/showroom/products?sid=5', act: compare(3), whole: true },
  {
    name: 'product',
    path: '/showroom/products',
    act: first('/showroom/products/info/'),
    whole: true,
  },
  { name: 'suppliers', path: '/showroom/suppliers', whole: true },
  {
    name: 'supplier',
    path: '/showroom/suppliers',
    act: first('/showroom/suppliers/info/'),
    whole: true,
  },
  { name: 'showroom', path: '/showroom', whole: true },
  { name: 'hall', path: '/showroom/platform', whole: true },
  { name: 'hall-empty', path: '/showroom/supply?keyword=qqqqqqqq' },
  { name: 'demand', path: '/showroom/demand', act: first('/showroom/demand/'), whole: true },
  { name: 'listing-gone', path: '/showroom/demand/999999999', whole: true },
  { name: 'about', path: '/about', whole: true },
  { name: 'history', path: '/about/history', whole: true },
  { name: 'management', path: '/about/management', whole: true },
  { name: 'careers', path: '/about/careers', whole: true },
  { name: 'offices', path: '/about/contact', whole: true },
  { name: 'media', path: '/media', whole: true },
  { name: 'award', path: '/meeting/innovation', editions: ['cn'], whole: true },
  { name: 'subsite', path: '/i/plastics', whole: true },
  { name: 'subsite-stuck', path: '/i/plastics', act: scrollDown(0.5) },
  { name: 'app-download', path: '/appdownload', whole: true },
  { name: 'site-map', path: '/sitemaps', whole: true },
  { name: 'contact', path: '/chat', whole: true },
  { name: 'fault', path: '/error', whole: true },
  { name: 'not-found', path: '/no/such/page', whole: true },
  { name: 'leaving', path: '/redirect?url=https%3A%2F%2Ftrade-press.example%2Freport' },
  ...memberStates,
];
