import { randomUUID } from 'node:crypto';
import { enquiriesPath, postListingPath, productPath, replyPath } from '@ironbridge/domain';
import { judgeListing, writeToSupplier } from '@ironbridge/people';
import { readInbox } from '@ironbridge/stack';
import { findViolations } from '../support/find-violations.ts';
import { logInAsNewMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { whenIdle } from '../support/when-idle.ts';

test('[MEM-7] a buyer asks, the supplier answers by the key in the letter, and the buyer reads it', async ({
  page,
  context,
  browser,
  api,
  copy,
  edition,
  wide,
}) => {
  const words = copy.enquiries;
  const buyer = await logInAsNewMember(context, edition);
  const { list } = await api.get('productList', { rows: 60 });
  const ofSuppliers = new Map(list.map((each) => [each.supplier?.id, each]));
  // Each journey writes to a supplier of its own: another's letters would lie in the same box.
  const product = [...ofSuppliers.values()][(edition === 'cn' ? 0 : 2) + (wide ? 0 : 1)];
  if (!product?.supplier) throw new Error('The demo has too few products of suppliers');
  const supplier = await writeToSupplier(product.supplier.id);
  try {
    await page.goto(productPath(product.id));
    await page.locator('.ask-panel .button-primary').click();
    // What is missing is said at its field, and what was typed stays.
    await page.locator('#quantity').fill('4');
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.locator('#message-note')).toHaveText(words.messageEmpty);
    await expect(page.locator('#quantity')).toHaveValue('4');
    await expect(page.locator('#email')).toHaveValue(buyer.email);
    expect(await findViolations(page)).toEqual([]);
    await page.locator('#message').fill('EPDM, DN25. <b>60 °C</b>');
    await page.locator('label[for="agree"]').click();
    await page.getByRole('button', { name: words.send }).click();
    await expect(page).toHaveURL(new RegExp(`${enquiriesPath()}\\?done=sent$`));
    await expect(page.locator('.letters tbody tr')).toHaveCount(1);

    const findKey = async () => {
      const sent = await readInbox({ to: supplier.email });
      return sent
        .filter((each) => each.kind === 'mail')
        .map(({ text }) => /\/account\/reply\/([\w-]+)/.exec(text)?.[1])
        .at(-1);
    };
    await expect.poll(findKey).toBeTruthy();
    const letterPath = replyPath((await findKey()) ?? '');
    const state = page.locator('.letters tbody tr');
    // A program that opens the letter's link is not its reader, nor is a pointer that lies where the page opens; who
    // moves on the page is.
    const opened = await browser.newPage();
    await opened.goto(`${new URL(page.url()).origin}${letterPath}`);
    await whenIdle(opened);
    // A browser that is driven holds its pointer in the corner, and says so by itself more often than not: said here, it
    // is said every time.
    await opened.mouse.move(0, 0);
    await whenIdle(opened);
    await page.reload();
    await expect(state).not.toContainText(words.states.seen);
    const told = opened.waitForResponse('**/memberApi/reply/seen');
    await opened.mouse.move(220, 240);
    await told;
    expect(await findViolations(opened)).toEqual([]);
    await opened.close();
    await page.reload();
    await expect(state).toContainText(words.states.seen);

    // Somebody without an account, and without script.
    const other = await browser.newContext({ javaScriptEnabled: false });
    const reply = await other.newPage();
    await reply.goto(`${new URL(page.url()).origin}${letterPath}`);
    await expect(reply.locator('.letter-text').first()).toContainText('<b>60 °C</b>');
    await reply.locator('#message').fill('OK');
    await reply.locator('#by').fill('Sales');
    await reply.locator('#price').fill('13150');
    await reply.getByRole('button', { name: words.reply.send }).click();
    await expect(reply.getByText(words.reply.sent)).toBeVisible();
    await other.close();

    await page.reload();
    await expect(page.locator('[data-unread]')).toContainText(words.states.answered);
    await page.locator('.letter-about a').click();
    await expect(page.locator('.letter-offer')).toContainText('13,150');
    expect(await findViolations(page)).toEqual([]);
  } finally {
    await supplier.putBack();
  }
});

test('[MEM-6] [MEM-7] a member posts a listing, which waits for review, is live in the hall, and goes', async ({
  page,
  context,
  copy,
  edition,
}) => {
  const words = copy.posting;
  await logInAsNewMember(context, edition);
  await page.goto(postListingPath('supply'));
  const title = `G40 ${randomUUID().slice(0, 8)}`;
  await page.locator('#title').fill(title);
  await page.locator('#detail').fill('4 × G40');
  await page.locator('#industry').selectOption('5');
  await page.locator('label[for="agree"]').click();
  // The browser itself refuses an address that is none.
  await page.locator('#email').fill('nobody@');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.locator('#email:invalid')).toBeVisible();
  await page.locator('#email').fill('somebody@example.com');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.locator('.own-state')).toHaveText(words.states.waiting);
  expect(await findViolations(page)).toEqual([]);
  await page.locator('.own-line h2 a').click();
  await page.waitForURL(/\/listings\/\d+$/);
  await judgeListing(Number(page.url().split('/').at(-1)), { state: 'live', shown: true });
  await page.reload();
  await expect(page.locator('.own-state')).toHaveText(words.states.live);
  const inHall = page.getByRole('link', { name: words.inHall });
  await expect
    .poll(() =>
      inHall.evaluate(async (link) => (await fetch(link.getAttribute('href') ?? '')).status),
    )
    .toBe(200);
  await inHall.click();
  await page.waitForURL(/\/showroom\/supply\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await page.getByRole('button', { name: words.close }).click();
  await expect(page.locator('.own-state')).toHaveText(words.states.closed);
});
