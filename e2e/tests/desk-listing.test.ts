import { openDesk } from '../support/desk.ts';
import { deskOrigin, signIn } from '../support/desk-screen.ts';
import { deskWords } from '../support/desk-words.ts';
import { expect, test } from '../support/test.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

test('[DSK-1] an editor lets one listing through and refuses another, with a reason @wide', async ({
  page,
  edition,
}) => {
  const words = deskWords[edition];
  const desk = await openDesk();
  await signIn(page, edition, await desk.makePerson(`editor_${edition}`));
  const title = `${words.wanted} ${Date.now()}`;
  const listing = { kind: 'demand', [`title_${edition}`]: title, original: edition };
  const good = await desk.make('listings', listing);
  const bad = await desk.make('listings', {
    ...listing,
    [`title_${edition}`]: `${title} 2`,
    detail_cn: '现货，可代·开·发票。',
  });
  const find = (id: number) => desk.read(`/listings/${id}`);
  const judge = async (state: string) => {
    await page.locator('#field-state .rs__control').click();
    await page.getByRole('option', { name: state }).click();
  };
  try {
    await expect(page.locator('[data-list="listings"]')).toContainText(words.toReview);
    await page.goto(`${deskOrigin}/admin/collections/listings`);
    await whenHydrated(page.locator('#search-filter-input'));
    await page.locator('#search-filter-input').fill(title);
    // The list is asked for anew when typing has paused, which would undo an earlier click.
    await page.waitForURL(/search=/);
    await expect(page.locator('.collection-list tbody tr')).toHaveCount(2);
    await page.getByRole('link', { name: title, exact: true }).click();
    await judge(words.approved);
    await page.locator(`#field-live_${edition}`).check();
    await page.locator('#action-save').click();
    const shown = { state: 'live', [`live_${edition}`]: true };
    await expect.poll(() => find(good)).toMatchObject(shown);

    await page.goto(`${deskOrigin}/admin/collections/listings/${bad}`);
    await expect(page.locator('.desk-review mark')).toHaveText('代·开·发票');
    await judge(words.refused);
    const reason = page.locator('textarea[name="refusal_reason"]');
    await expect(reason).toBeVisible();
    await page.locator('#action-save').click();
    await expect(page.getByText(words.sayWhy).first()).toBeVisible();
    await page.locator('.desk-review').getByRole('button', { name: words.tooLittle }).click();
    await expect(reason).toHaveValue(words.whatIsMissing);
    await page.locator('#action-save').click();
    await expect
      .poll(() => find(bad))
      .toMatchObject({ state: 'refused', refusal_reason: words.whatIsMissing });
  } finally {
    await desk.remove(good, 'listings');
    await desk.remove(bad, 'listings');
  }
});
