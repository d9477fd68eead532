import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until a film has run a while. */
export async function expectPlaying(film: Locator): Promise<void> {
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
}
