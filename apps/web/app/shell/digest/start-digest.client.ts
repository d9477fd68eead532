import { digest } from '@ironbridge/domain';
import { onPageShown } from '../../platform/page-shown.client.ts';
import { findStored } from '../../platform/stored.client.ts';
import { whenIdle } from '../../platform/when-idle.client.ts';
import { whenBannerSettled } from '../banner/banner-state.client.ts';

/** The pop-up opens where it is asked to, and by itself once a session, when the page has nothing else to do. */
export function startDigest(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('[data-open-digest]')) return;
    event.preventDefault();
    void open();
  });
  void greet();
  onPageShown(() => void greet());
}

async function open(): Promise<void> {
  const { openDigest } = await import('./digest.client.ts');
  openDigest();
}

async function greet(): Promise<void> {
  if (!isToGreet()) return;
  await whenLoaded();
  await whenBannerSettled();
  await whenIdle();
  // The reader may have gone on, or opened something, in the meantime.
  if (isToGreet() && !document.querySelector('dialog:modal')) await open();
}

function isToGreet(): boolean {
  return (
    document.querySelector('.digest[data-opens-itself]') !== null &&
    findStored(digest.mark) === undefined
  );
}

function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}
