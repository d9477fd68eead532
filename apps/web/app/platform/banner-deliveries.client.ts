import { tell } from './beacon.client.ts';

const shownMs = 1000;
const shownShare = 0.5;

/** A banner that was half in view for a second has been delivered, once. Markup may bring banners at any time. */
export function startBannerDeliveries(): void {
  const known = new WeakSet<Element>();
  const waiting = new Map<Element, number>();
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(waiting.get(target));
        if (intersectionRatio >= shownShare)
          waiting.set(target, window.setTimeout(deliver, shownMs, target));
      }
    },
    { threshold: shownShare },
  );

  const deliver = (element: Element) => {
    inView.unobserve(element);
    waiting.delete(element);
    const { banner: token = '', sign = '' } = element instanceof HTMLElement ? element.dataset : {};
    tell('/api/banner/seen', { banners: [{ token, sign }] });
  };

  const look = () => {
    for (const element of document.querySelectorAll('[data-banner]')) {
      if (known.has(element)) continue;
      known.add(element);
      inView.observe(element);
    }
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
