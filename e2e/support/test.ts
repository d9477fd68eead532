import { type EditionId, twinOf } from '@ironbridge/domain';
import { type Messages, messages } from '@ironbridge/messages';
import { getSettings } from '@ironbridge/stack';
import { test as base } from '@playwright/test';
import { type Api, createApi } from './api.ts';

export interface EditionOptions {
  readonly edition: EditionId;
}

interface EditionFixtures {
  /** What the edition says. */
  readonly copy: Messages;
  /** What is published, as the edge gives it. */
  readonly api: Api;
  readonly otherOrigin: string;
  /** Whether the page is above the mobile line. */
  readonly wide: boolean;
}

const originOf = (edition: EditionId): string =>
  `http://${edition}.localhost:${getSettings().ports.nginx}`;

export const test = base.extend<EditionOptions & EditionFixtures>({
  edition: ['cn', { option: true }],
  copy: async ({ edition }, use) => use(messages[edition]),
  api: async ({ edition }, use) => use(createApi(edition)),
  otherOrigin: async ({ edition }, use) => use(originOf(twinOf(edition))),
  wide: async ({ viewport }, use) => use((viewport?.width ?? 0) >= 960),
});

export { expect } from '@playwright/test';
