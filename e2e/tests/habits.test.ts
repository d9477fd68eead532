import { gzipSync } from 'node:zlib';
import type { EditionId } from '@ironbridge/domain';
import { calling, newBusyMember, ownScreens } from '@ironbridge/people';
import type { Locator } from '@playwright/test';
import type { Api } from '../support/api.ts';
import { comparedPath } from '../support/compared.ts';
import { findBadBreaks } from '../support/find-bad-breaks.ts';
import { findViolations } from '../support/find-violations.ts';
import { isWiderThanItsWindow } from '../support/is-wider-than-its-window.ts';
import { longArticlePath } from '../support/long-article.ts';
import { logIn } from '../support/member.ts';
import {
  newestDemandPath,
  newestPaperPath,
  newestProductPath,
  newestSupplierPath,
  newestSupplierVideoPath,
  newestVideoPath,
  nextShowPath,
} from '../support/newest.ts';
import { readableIssuePath } from '../support/readable-issue.ts';
import { expect, test } from '../support/test.ts';
import { whenIdle } from '../support/when-idle.ts';

/** Gzipped: everything that a first page brings by itself. */
const budget = { script: 25_000, page: 40_000 };

const screens = {
  home: '/',
  list: '/articles',
  newswire: '/articles/newswire',
  'empty list': '/articles?keyword=qqqqqqqq',
  'sub-site': '/i/plastics',
  'not found': '/no/such/page',
  leaving: `/redirect?url=https%3A%2F%2Fxn--pple-43d.example%2F${'a-long-way/'.repeat(9)}`,
  'refused way out': '/redirect?url=javascript:0',
  'app download': '/appdownload?id=457447',
  login: '/account/login',
  register: '/account/register',
  chat: '/chat',
  'bare error': '/error1',
  'site map': '/sitemaps',
  about: '/about',
  history: '/about/history',
  management: '/about/management',
  contact: '/about/contact',
  'media centre': '/media',
  award: '/meeting/innovation',
  'no upload': '/uploads?path=..',
  magazines: '/magazines',
  'magazine search': '/magazines?keyword=2026',
  videos: '/videos',
  'white papers': '/whitepapers',
  search: '/search',
  'found news': '/search?keyword=%E6%B3%A8%E5%A1%91%E6%9C%BA',
  'found products': '/search?type=products&keyword=%E6%B3%A8%E5%A1%91%E6%9C%BA',
  'found nothing': '/search?type=products&keyword=qqqqqqqq+injection',
  'white paper policy': '/whitepapers/policy',
  products: '/showroom/products?sid=5&spec=clamping_force:..900t',
  comparison: comparedPath,
  showroom: '/showroom',
  hall: '/showroom/platform',
  'empty hall': '/showroom/supply?keyword=qqqqqqqq',
  'closed listing': '/showroom/demand/999999999',
  listing: newestDemandPath,
  article: longArticlePath,
  issue: readableIssuePath,
  video: newestVideoPath,
  'white paper': newestPaperPath,
  'show calendar': '/tradeshow',
  'show directory': '/tradeshow/directories',
  show: nextShowPath,
  suppliers: '/showroom/suppliers',
  product: newestProductPath,
  supplier: newestSupplierPath,
  'supplier film': newestSupplierVideoPath,
} as const satisfies Record<string, string | ((api: Api, edition: EditionId) => Promise<string>)>;

for (const [name, at] of Object.entries(screens)) {
  test(`[RTE-24] the ${name} screen is light, axe finds nothing in it, light or dark, and it fits 320 px with its small print well broken`, async ({
    page,
    api,
    edition,
  }) => {
    const scripts = new Map<string, number>();
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(response.url(), gzipSync(await response.body()).length);
    });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const answer = await page.goto(typeof at === 'string' ? at : await at(api, edition));
    expect(gzipSync((await answer?.body()) ?? '').length).toBeLessThanOrEqual(budget.page);
    expect(await findViolations(page)).toEqual([]);
    // In the dark the page is the same but for its colours, and the frame is the same on every one.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(
      await findViolations(page, name === 'home' ? 'html' : 'main', ['color-contrast']),
    ).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await isWiderThanItsWindow(page)).toBe(false);
    expect(await findBadBreaks(page)).toEqual([]);
    await whenIdle(page);
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(budget.script);
    const origin = new URL(page.url()).origin;
    expect([...scripts.keys()].filter((url) => !url.startsWith(origin))).toEqual([]);
  });
}

test('[RTE-24] [MEM-8] every screen of a member is light, axe finds nothing in it, light or dark, and it fits 320 px with its small print well broken @wide', async ({
  page,
  context,
  edition,
}) => {
  const member = await newBusyMember(edition);
  await logIn(context, member);
  const size = page.viewportSize();
  for (const [name, at] of Object.entries(ownScreens)) {
    await test.step(name, async () => {
      if (size) await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const answer = await page.goto(at(member));
      expect(answer?.status()).toBe(200);
      expect(gzipSync((await answer?.body()) ?? '').length).toBeLessThanOrEqual(budget.page);
      expect(await findViolations(page, 'main')).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await findViolations(page, 'main', ['color-contrast'])).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await isWiderThanItsWindow(page)).toBe(false);
      expect(await findBadBreaks(page)).toEqual([]);
    });
  }
  await calling(edition, member).member('deleteAccount', { sure: true });
});

test('[DLG-9] a picture has its proportion, 1.5 unless told, and leaves its place to a drawing where it does not load', async ({
  page,
  api,
  edition,
}) => {
  await page.route('**/files/**', (route) => route.abort());
  const proportionOf = async (box: Locator) => {
    const { width = 0, height = 1 } = (await box.boundingBox()) ?? {};
    return width / height;
  };
  await page.goto(await longArticlePath(api, edition));
  const hero = page.locator('.article-hero .picture');
  const drawing = await hero
    .locator('img')
    .evaluate((picture) => getComputedStyle(picture, '::after').backgroundImage);
  expect(drawing).toContain('svg');
  expect(await proportionOf(hero)).toBeCloseTo(16 / 9, 1);
  await page.goto('/');
  expect(await proportionOf(page.locator('.story-card .picture').first())).toBeCloseTo(1.5, 1);
});

test('a line drawing turns with the page in the dark', async ({ page }) => {
  const picture = page.locator('main .picture-drawn img').first();
  await page.goto('/');
  await expect(picture).toHaveCSS('filter', 'none');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(picture).toHaveCSS('filter', /invert/);
});

test('a browser that may remember nothing runs the page like any other @wide', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.goto('/articles');
  await page.locator('.search-box [name="keyword"]').click();
  await expect(page.locator('.search-box')).toHaveAttribute('data-open');
  expect(faults).toEqual([]);
});
