/** Fulfilled as soon as nothing large hangs over the page: on a first visit the top banner does for a while. */
export function whenBannerSettled(): Promise<void> {
  const root = document.documentElement;
  const isSettled = () =>
    !document.querySelector('.top-banner-large') ||
    !['first', 'rolling'].includes(root.dataset['topBanner'] ?? '');
  return new Promise((resolve) => {
    if (isSettled()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isSettled()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributeFilter: ['data-top-banner'] });
  });
}
