import { jobPath, shanghaiDate } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/test.ts';

const texts = [
  '/about',
  '/about/intro',
  '/about/history',
  '/about/management',
  '/about/careers',
  '/about/contact',
  '/about/policy',
] as const;

test('[RTE-2] [ABT-1] each about page is the desk’s text, under tabs that it shares with the others @wide', async ({
  plainPage: page,
  api,
  edition,
  baseURL,
  copy,
}) => {
  for (const path of texts) {
    const text = await api.get('pageInfo', { path });
    const { status, body } = await ask(hostOf(edition), path);
    expect([path, status]).toEqual([path, 200]);
    expect(body).toContain(`<title>${text.seo.title || text.title} · `);
    expect(body).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
    expect(body).toContain(`<a href="${path}" aria-current="page">`);
  }
  const { body } = await ask(hostOf(edition), '/about/index');
  expect(body).toContain(`<link rel="canonical" href="${baseURL}/about"/>`);

  const policy = await api.get('pageInfo', { path: '/about/policy' });
  await page.goto('/about/policy');
  await expect(page.locator('h1')).toHaveText(policy.title);
  const headings = policy.body.filter(({ type }) => type === 'heading');
  await expect(page.locator('.body :is(h2, h3)')).toHaveCount(headings.length);
  const tabs = page.getByRole('navigation', { name: copy.frame.sectionNavigation });
  await tabs.getByRole('link', { name: copy.navigation.history }).click();
  const { list } = await api.get('milestones', {});
  await expect(page.locator('.timeline .headline')).toHaveText(
    list.toReversed().map(({ title }) => title),
  );
});

test('[RTE-2] people have a portrait or their initials, and say what they answer for', async ({
  page,
  api,
}) => {
  const { list } = await api.get('people', {});
  await page.goto('/about/management');
  await expect(page.locator('.people h2')).toHaveText(list.map(({ name }) => name));
  await expect(page.locator('.people .picture')).toHaveCount(
    list.filter(({ image }) => image).length,
  );
  await expect(page.locator('.portrait-ruled')).toHaveCount(
    list.filter(({ image }) => !image).length,
  );
});

test('[RTE-2] open positions lead to what each is; one that is gone is not found', async ({
  page,
  api,
  edition,
  copy,
}) => {
  const { list } = await api.get('jobs', {});
  const [first] = list;
  if (!first) throw new Error('The demo has no open position');
  const job = await api.get('jobInfo', { id: first.id });
  await page.goto('/about/careers');
  await expect(page.locator('.job-lines .headline')).toHaveText(list.map(({ title }) => title));
  await page.locator('.job-lines a').first().click();
  await expect(page).toHaveURL(new RegExp(`${jobPath(job.id)}$`));
  await expect(page.locator('h1')).toHaveText(job.title);
  await expect(page.locator('.title-block')).toContainText(shanghaiDate(job.posted));
  await expect(page.locator('.title-block')).toContainText(job.place);
  for (const line of job.description.split('\n').filter(Boolean)) {
    await expect(page.locator('.about-main .body')).toContainText(line.replace(/^- /, ''));
  }
  await expect(page.getByRole('link', { name: copy.house.apply })).toHaveAttribute(
    'href',
    /^mailto:.+subject=/,
  );
  for (const path of [jobPath(2_147_483_000), '/about/careers/now', '/about/nothing']) {
    expect([path, (await ask(hostOf(edition), path)).status]).toEqual([path, 404]);
  }
});

test('[ABT-1] contact lists the edition’s offices, the head office first, and who sells its pages', async ({
  page,
  api,
}) => {
  const { list } = await api.get('offices', {});
  const { body } = await api.get('pageInfo', { path: '/about/contact' });
  await page.goto('/about/contact');
  const offices = page.locator('.offices li');
  await expect(offices).toHaveCount(list.length);
  await expect(offices.first()).toContainText(list.find(({ head }) => head)?.name ?? '');
  for (const { phone, email } of list) {
    if (phone) await expect(page.locator('.offices').getByText(phone).first()).toBeVisible();
    if (email) {
      await expect(page.locator(`.offices a[href="mailto:${email}"]`).first()).toBeVisible();
    }
  }
  const sales = body.find((block) => block.type === 'table');
  if (sales?.type !== 'table') throw new Error('The demo names nobody who sells advertising');
  await expect(page.locator('.table-box tbody tr')).toHaveCount(sales.rows.length);
  for (const cell of sales.rows.flat().filter((text) => text.includes('@'))) {
    await expect(page.locator(`.table-box a[href="mailto:${cell}"]`)).toHaveText(cell);
  }
});

test('[ABT-1] no line of Chinese is drawn apart before an address @cn @narrow', async ({
  page,
}) => {
  await page.goto('/about/contact');
  const lines = page.locator('.body li', { has: page.locator('a[href^="mailto:"]') });
  await expect(lines).not.toHaveCount(0);
  const widths = await lines.evaluateAll((items) =>
    items.map((item) => {
      const words = document.createRange();
      words.selectNode(item.firstChild ?? item);
      const size = Number.parseFloat(getComputedStyle(item).fontSize);
      return words.getBoundingClientRect().width / size / words.toString().length;
    }),
  );
  for (const width of widths) expect(width).toBeLessThan(1.1);
});
