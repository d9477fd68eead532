/** Large on a first visit, on its way up, small, or gone for the session. The head's script sets the first of them. */
type BannerState = 'first' | 'rolling' | 'mini' | 'closed';

const root = document.documentElement;

export function showBannerAs(state: BannerState): void {
  root.dataset['topBanner'] = state;
}

export function isBannerShownAs(state: BannerState): boolean {
  return root.dataset['topBanner'] === state;
}

/** The large form, where it hangs over this page. */
export function findLargeBanner(): HTMLElement | null {
  return isBannerShownAs('first') ? document.querySelector<HTMLElement>('.top-banner-large') : null;
}

/** Fulfilled as soon as nothing large hangs over the page, now or after its countdown. */
export function whenBannerSettled(): Promise<void> {
  return new Promise((resolve) => {
    const isSettled = () =>
      !document.querySelector('.top-banner-large') ||
      !(isBannerShownAs('first') || isBannerShownAs('rolling'));
    if (isSettled()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isSettled()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributeFilter: ['data-top-banner'] });
  });
}
