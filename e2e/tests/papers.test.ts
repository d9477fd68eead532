import { paperPath, paperPolicyPath } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { newestPaperPath } from '../support/newest.ts';
import { expect, test } from '../support/test.ts';

test('[RTE-21] white papers are filtered by industry and tag, and lead to their page', async ({
  page,
  api,
  copy,
  edition,
}) => {
  const { list, total } = await api.get('paperList', {});
  const [card] = list;
  const [industry] = card?.industrys ?? [];
  if (!card || !industry) throw new Error('The demo files no white paper under an industry');
  const { tags } = await api.get('paperInfo', { id: card.id });
  await page.goto('/whitepapers');
  await expect(page.locator('.list-bar')).toContainText(copy.papers.count(total));
  const query = { sid: String(industry.id), ...(tags[0] ? { tid: tags[0].id } : {}) };
  const filtered = await api.get('paperList', query);
  const address = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  await page.goto(`/whitepapers?${address}`);
  await expect(page.locator('.list-bar')).toContainText(copy.papers.count(filtered.total));
  await expect(page.locator('.paper-row .headline')).toHaveText(
    filtered.list.map(({ title }) => title),
  );
  await page.locator('.paper-row .headline a').first().click();
  await expect(page.locator('h1')).toHaveText(filtered.list[0]?.title ?? '');
  for (const [path, status] of [
    [paperPath(999_999_999), 404],
    ['/whitepapers/info/paper', 404],
    ['/whitepapers?page=9999', 302],
  ] as const) {
    expect([path, (await ask(hostOf(edition), path)).status]).toEqual([path, status]);
  }
});

test('[RTE-21] a white paper shows what is inside before any gate, and never where its file is', async ({
  plainPage: page,
  api,
  copy,
  edition,
}) => {
  const path = await newestPaperPath(api);
  const paper = await api.get('paperInfo', { id: Number(path.split('/').at(-1)) });
  await page.goto(path);
  const text = (await page.locator('.paper-screen article').textContent()) ?? '';
  const shown = [paper.brief, ...paper.inside, ...paper.opening.split('\n')].filter(Boolean);
  for (const line of shown) expect(text).toContain(line);
  if (paper.pages !== null)
    await expect(page.locator('.title-block')).toContainText(`${paper.pages}`);
  if (paper.supplier) expect(text).toContain(copy.papers.publisher(paper.supplier.name));
  const { body } = await ask(hostOf(edition), path);
  expect(body).not.toMatch(/\.pdf["?]/);
});

test('[RTE-21] [MEM-2] the file is for members: others are asked to log in, and may read the policy', async ({
  page,
  plainPage,
  api,
  copy,
}) => {
  const path = await newestPaperPath(api);
  await page.goto(path);
  await page.locator('.gate .button').click();
  await expect(page.locator('#get')).toBeInViewport();
  await page.locator('#get').getByRole('button').click();
  await expect(page.locator('dialog.login-dialog')).toBeVisible();
  await expect(page.locator('.notices')).toContainText(copy.account.loginFirst);
  const policy = await api.get('pageInfo', { path: paperPolicyPath });
  await plainPage.goto(path);
  await plainPage.locator('#get').getByRole('button').click();
  await expect(plainPage).toHaveURL(/\/account\/login\?to=/);
  await plainPage.goto(paperPolicyPath);
  await expect(plainPage.locator('h1')).toHaveText(policy.title);
  const headings = policy.body.filter(({ type }) => type === 'heading').length;
  await expect(plainPage.locator('.body h2, .body h3')).toHaveCount(headings);
});
