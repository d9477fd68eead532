import { topBanner } from '@ironbridge/domain';
import { store } from '../../platform/stored.client.ts';
import { findLargeBanner, isBannerShownAs, showBannerAs } from './banner-state.client.ts';

const second = 1000;
let timer = 0;

/** A pointer over it, focus in it and a page that nobody sees stop the clock. */
export function startCountdown(): void {
  const large = findLargeBanner();
  const clock = large?.querySelector<HTMLElement>('[role="timer"]');
  const digits = clock?.querySelector('[data-seconds]');
  if (!large || !clock || !digits) return;
  store(topBanner.visited, '1', 'localStorage');
  clearInterval(timer);
  timer = window.setInterval(() => {
    if (!isBannerShownAs('first')) return clearInterval(timer);
    if (!large.isConnected) return endVisit();
    if (document.hidden || large.matches(':hover, :focus-within')) return;
    const left = Number(digits.textContent) - 1;
    digits.textContent = String(left);
    clock.style.setProperty('--left', String(left));
    if (left === 0) void rollUp();
  }, second);
}

/** Who goes on in the middle of it has seen it. */
function endVisit(): void {
  clearInterval(timer);
  showBannerAs('mini');
}

/** Up over the page, which does not move; the strip has been below all the time. */
export async function rollUp(): Promise<void> {
  clearInterval(timer);
  const large = findLargeBanner();
  if (!large) return;
  showBannerAs('rolling');
  await Promise.allSettled(large.getAnimations().map(({ finished }) => finished));
  showBannerAs('mini');
}
