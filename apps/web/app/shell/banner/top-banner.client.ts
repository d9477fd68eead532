import { topBanner } from '@ironbridge/domain';
import { onPageShown } from '../../platform/page-shown.client.ts';
import { store } from '../../platform/stored.client.ts';
import { findLargeBanner, showBannerAs } from './banner-state.client.ts';

/** The banner's buttons, and its countdown where this is a first visit. */
export function startTopBanner(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-banner-close]')) closeBanner();
    if (target.closest('[data-banner-collapse]')) void collapse(true);
  });
  const begin = () => {
    if (findLargeBanner()) void countDown();
  };
  begin();
  onPageShown(begin);
}

function closeBanner(): void {
  store(topBanner.closed, '1');
  showBannerAs('closed');
  // The button that had the focus is gone: reading goes on with the page.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

async function collapse(byHand: boolean): Promise<void> {
  const { rollUp } = await import('./large-banner.client.ts');
  await rollUp();
  if (byHand) document.querySelector<HTMLElement>('.top-banner-mini a')?.focus();
}

async function countDown(): Promise<void> {
  const { startCountdown } = await import('./large-banner.client.ts');
  startCountdown();
}
