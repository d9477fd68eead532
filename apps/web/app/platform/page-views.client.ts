import { timings } from '@ironbridge/domain';
import { tell } from './beacon.client.ts';
import { onPageShown } from './page-shown.client.ts';

/** Each page that stays for a moment is counted, however it was reached; one that was left sooner is not. */
export function startPageViews(): void {
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    // What is a member's own is nobody's figure.
    if (/^\/account(?:\/|$)/.test(location.pathname)) return;
    timer = window.setTimeout(
      () => tell('/api/views', { url: location.pathname }),
      timings.pageViewDelay,
    );
  };
  wait();
  onPageShown(wait);
  // A document that the browser keeps for going back would send it on its return.
  addEventListener('pagehide', () => clearTimeout(timer));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) wait();
  });
}
