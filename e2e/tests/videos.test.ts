import { layout, videoBlockPath, videoPath } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { openDesk } from '../support/desk.ts';
import { newestVideoPath } from '../support/newest.ts';
import { expectPlaying } from '../support/playing.ts';
import { expect, test } from '../support/test.ts';
import { whenIdle } from '../support/when-idle.ts';

test('[RTE-20] the rows of /videos lead to their block, a block to its films, a film to the next', async ({
  page,
  api,
  copy,
}) => {
  const { list } = await api.get('videoBlocks', { rows: 5 });
  const filled = list.filter(({ total }) => total > 0);
  const block = filled.find(({ total }) => total > 1) ?? filled[0];
  if (!block) throw new Error('The demo has no video in a block');
  await page.goto('/videos');
  await expect(page.locator('.block-row h2')).toHaveText(filled.map(({ name }) => name));
  await page.locator(`.block-row a[href="${videoBlockPath(block)}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${videoBlockPath(block)}$`));
  await expect(page.locator('h1')).toHaveText(block.name);
  await expect(page.locator('.list-bar')).toContainText(copy.videos.count(block.total));

  const films = await api.get('videoList', { block: block.id });
  await expect(page.locator('.film-grid .headline')).toHaveText(
    films.list.map(({ title }) => title),
  );
  await page.locator('.film-grid .headline a').first().click();
  await expect(page.locator('h1')).toHaveText(films.list[0]?.title ?? '');
  const next = films.list[1];
  if (!next) return;
  await expect(page.locator('.film-side h2').first()).toHaveText(copy.videos.next(block.name));
  await page.locator('.next-films a').first().click();
  await expect(page).toHaveURL(new RegExp(`${videoPath(next.id)}$`));
});

test('[RTE-20] [DLG-13] a film loads nothing before it is played, then plays by the keyboard, in parts and with captions', async ({
  page,
  api,
}) => {
  const asked: string[] = [];
  const answers = new Set<number>();
  page.on('request', (request) => {
    if (/\.(?:mp4|vtt)$/.test(request.url())) asked.push(request.url());
  });
  page.on('response', (response) => {
    if (response.url().endsWith('.mp4')) answers.add(response.status());
  });
  await page.goto(await newestVideoPath(api));
  const film = page.locator('.player video');
  const { width, height } = layout.videoPlayer;
  const room = (await page.locator('.player').locator('xpath=..').boundingBox())?.width ?? 0;
  const box = await film.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(Math.min(width, room) - 1);
  expect(box?.width).toBeLessThanOrEqual(width);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(width / height, 2);
  await whenIdle(page);
  expect(asked).toEqual([]);

  await film.focus();
  await film.press('Space');
  await expectPlaying(film);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
    .toBeGreaterThan(0);
  expect([...answers]).toEqual([206]);
  await expect(page.locator('[data-film-press]')).toBeHidden();
});

test('[RTE-20] what is said in a film can be read, and leads to its second @wide', async ({
  page,
  api,
  edition,
}) => {
  const path = await newestVideoPath(api);
  const { captions } = await api.get('videoInfo', { id: Number(path.split('/').at(-1)) });
  const { body } = await ask(hostOf(edition), captions ?? '');
  await page.goto(path);
  const lines = page.locator('[data-film-at]');
  for (const line of await lines.locator('span').allTextContents()) expect(body).toContain(line);
  await expect(lines).toHaveCount(body.split('-->').length - 1);
  await lines.last().click();
  await expect(lines.last()).toHaveAttribute('aria-current', 'true');
  await expectPlaying(page.locator('.player video'));
});

test('[RTE-20] a film is played by its large sign, and shown without script @wide', async ({
  page,
  plainPage,
  api,
}) => {
  const path = await newestVideoPath(api);
  await page.goto(path);
  await page.locator('[data-film-press]').click();
  await expectPlaying(page.locator('.player video'));
  await plainPage.goto(path);
  await expect(plainPage.locator('.player video')).toHaveAttribute('controls');
  await expect(plainPage.locator('[data-film-press]')).toBeHidden();
});

test('[RTE-20] a player elsewhere is asked for nothing before it is pressed @wide', async ({
  page,
  api,
  edition,
}) => {
  const asked: string[] = [];
  await page.route('https://player.vimeo.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' });
  });
  const desk = await openDesk();
  const embed = 'https://player.vimeo.com/video/76979871';
  const title = `Film elsewhere ${Date.now()}`;
  // Of long ago: to the tests beside this one, the newest film stays what it was.
  const publish_time = '2019-05-06T09:00:00+08:00';
  const film = { edition, title, embed, publish_time, _status: 'published' };
  const id = await desk.make('videos', film);
  try {
    await expect
      .poll(async () => (await ask(hostOf(edition), `/api/video/info?id=${id}`)).status)
      .toBe(200);
    await page.goto(videoPath(id));
    const link = page.locator('[data-film-elsewhere]');
    await expect(link).toHaveAttribute('href', embed);
    expect(asked).toEqual([]);
    await link.click();
    await expect(page.frameLocator('.player iframe').locator('p')).toHaveText('A film');
    expect(asked).toEqual([`${embed}?autoplay=1`]);
  } finally {
    await desk.remove(id, 'videos');
  }
  await expect.poll(async () => (await api.get('videoList', { keyword: title })).total).toBe(0);
});

test('[RTE-20] videos are filtered by industry and keyword without script', async ({
  plainPage: page,
  api,
  copy,
  edition,
}) => {
  const { list } = await api.get('videoList', { rows: 1 });
  const [card] = list;
  const [industry] = card?.industrys ?? [];
  if (!card || !industry) throw new Error('The demo files no video under an industry');
  await page.goto('/videos');
  await page.locator('.filter-bar select').selectOption(String(industry.id));
  await page.locator('.filter-bar button').click();
  const filtered = await api.get('videoList', { sid: String(industry.id) });
  await expect(page.locator('.list-bar')).toContainText(copy.videos.count(filtered.total));
  await expect(page.locator('.film-grid .headline')).toHaveText(
    filtered.list.map(({ title }) => title),
  );
  await page.goto('/videos?keyword=qqqqqqqq');
  await expect(page.locator('.list-empty h2')).toHaveText(copy.videos.empty);
  for (const [path, status] of [
    ['/videos/info/999999999', 404],
    ['/videos/info/film', 404],
    ['/videos/block/999999999', 404],
    ['/videos?page=9999', 302],
  ] as const) {
    expect([path, (await ask(hostOf(edition), path)).status]).toEqual([path, status]);
  }
});
