import { digest, type EditionId, topBanner, twinOf } from '@ironbridge/domain';
import { type Messages, messages } from '@ironbridge/messages';
import { getSettings } from '@ironbridge/stack';
import { test as base, type Page } from '@playwright/test';
import { type Api, createApi } from './api.ts';

export interface EditionOptions {
  readonly edition: EditionId;
  /** Whether a browser is new to the top banner, so that it is large for a while. */
  readonly bannerIsNew: boolean;
  /** Whether a session is new to the home pop-up, so that it opens by itself. */
  readonly digestIsNew: boolean;
}

interface EditionFixtures {
  /** What the edition says. */
  readonly copy: Messages;
  /** What is published, as the edge gives it. */
  readonly api: Api;
  readonly otherOrigin: string;
  /** Whether the page is above the mobile line. */
  readonly wide: boolean;
  /** A page in a browser that runs no script. */
  readonly plainPage: Page;
}

const originOf = (edition: EditionId): string =>
  `http://${edition}.localhost:${getSettings().ports.nginx}`;

/** Runs in the browser, before each page's own scripts. */
function rememberVisit(mark: string): void {
  if (location.protocol === 'http:') localStorage.setItem(mark, '1');
}

function rememberInSession(mark: string): void {
  if (location.protocol === 'http:') sessionStorage.setItem(mark, '1');
}

export const test = base.extend<EditionOptions & EditionFixtures>({
  edition: ['cn', { option: true }],
  bannerIsNew: [false, { option: true }],
  digestIsNew: [false, { option: true }],
  context: async ({ context, bannerIsNew, digestIsNew }, use) => {
    if (!bannerIsNew) await context.addInitScript(rememberVisit, topBanner.visited);
    if (!digestIsNew) await context.addInitScript(rememberInSession, digest.mark);
    await use(context);
  },
  copy: async ({ edition }, use) => use(messages[edition]),
  api: async ({ edition }, use) => use(createApi(edition)),
  otherOrigin: async ({ edition }, use) => use(originOf(twinOf(edition))),
  wide: async ({ viewport }, use) => use((viewport?.width ?? 0) >= 960),
  plainPage: async ({ browser, edition, viewport }, use) => {
    const baseURL = originOf(edition);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport });
    await use(await context.newPage());
    await context.close();
  },
});

export { expect } from '@playwright/test';
