import { expect, test } from '../support/test.ts';

/** As WeChat's browser on a telephone names itself. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 MicroMessenger/8.0.50';

type Said = readonly [name: string, values: Readonly<Record<string, unknown>>];

declare global {
  var saidToWeChat: Said[];
}

/** Runs in the browser: what WeChat puts into every page, here to be read back. */
function putBridge(): void {
  globalThis.saidToWeChat = [];
  const invoke = (name: string, values: Said[1], done: (answer: object) => void) => {
    globalThis.saidToWeChat.push([name, values]);
    done({ err_msg: `${name}:ok` });
  };
  Object.assign(globalThis, { WeixinJSBridge: { invoke, on: () => undefined } });
}

test.use({ userAgent });

test('[DLG-12] [EDN-5] in WeChat a page is shared as what it is, signed once for a document, on cn alone @narrow', async ({
  page,
  edition,
}) => {
  const signs: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/share_sign')) signs.push(request.url());
  });
  await page.addInitScript(putBridge);
  const said = (name: string) =>
    page.evaluate((wanted) => globalThis.saidToWeChat.filter(([one]) => one === wanted), name);
  const who = page.waitForRequest('**/api/userinfo');
  await page.goto('/articles');
  // Asked when the page is idle, as the signature is.
  await who;
  if (edition === 'en') {
    expect(signs).toEqual([]);
    return;
  }

  for (const name of ['updateAppMessageShareData', 'updateTimelineShareData']) {
    await expect.poll(() => said(name)).toHaveLength(1);
  }
  const [[, first] = ['', {}]] = await said('updateAppMessageShareData');
  expect(first).toMatchObject({ title: await page.title(), link: page.url() });
  expect(await said('preVerifyJSAPI')).toHaveLength(1);

  await page.locator('main a[href^="/article/"]').first().click();
  await expect(page.locator('h1')).toBeVisible();
  await expect.poll(() => said('updateTimelineShareData')).toHaveLength(2);
  const [, [, second] = ['', {}]] = await said('updateTimelineShareData');
  const picture = page.locator('meta[property="og:image"]');
  expect(second).toMatchObject({ imgUrl: await picture.getAttribute('content') });
  expect(signs).toHaveLength(1);
  expect(await said('preVerifyJSAPI')).toHaveLength(1);
});
