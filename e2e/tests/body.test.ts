import { articlePath, layout } from '@ironbridge/domain';
import { openDesk } from '../support/desk.ts';
import { isWiderThanItsWindow } from '../support/is-wider-than-its-window.ts';
import { expectPlaying } from '../support/playing.ts';
import { expect, test } from '../support/test.ts';

test('[DLG-13] a table in a text is 600 px wide or more, and scrolls in its own box', async ({
  page,
  api,
  edition,
  wide,
}) => {
  const article = await api.getArticle(
    ({ body, url }) => !url && body.some(({ type }) => type === 'table'),
    'with a table',
  );
  await page.goto(articlePath(edition, article));
  const box = page.locator('.table-box').first();
  const { width = 0 } = (await box.locator('table').boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(layout.contentTableMinWidth);
  const scrolls = await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(scrolls || wide).toBe(true);
  await box.focus();
  await expect(box).toBeFocused();
  expect(await isWiderThanItsWindow(page)).toBe(false);
});

test('[DLG-13] a film in a text plays in a box of 800 × 533, or of that proportion where it does not fit @wide', async ({
  page,
  edition,
}) => {
  const desk = await openDesk();
  const file = await desk.findFilm();
  const fields = { id: 'film', blockName: '', blockType: 'video', file, title: 'Film' };
  const film = { type: 'block', version: 2, format: '', fields };
  const root = { type: 'root', version: 1, direction: null, format: '', indent: 0 };
  const id = await desk.make('articles', {
    edition,
    title: `Film ${Date.now()}`,
    body: { root: { ...root, children: [film] } },
  });
  try {
    await page.goto(await desk.findPreviewLink(id));
    const player = page.locator('.body video');
    await expect(player).toHaveAttribute('src', /^\/files\/.+\.mp4$/);
    const { width, height } = layout.videoPlayer;
    const room = (await page.locator('.body').boundingBox())?.width ?? 0;
    const box = await player.boundingBox();
    expect(box?.width).toBeCloseTo(Math.min(width, room), 0);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(width / height, 2);
    await player.focus();
    await player.press('Space');
    await expectPlaying(player);
  } finally {
    await desk.remove(id);
  }
});
