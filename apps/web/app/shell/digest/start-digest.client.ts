import { digest } from '@ironbridge/domain';
import { onPageShown } from '../../platform/page-shown.client.ts';
import { findStored } from '../../platform/stored.client.ts';
import { whenIdle } from '../../platform/when-idle.client.ts';
import { whenLoaded } from '../../platform/when-loaded.client.ts';
import { whenBannerSettled } from '../banner/banner-state.client.ts';
import { showNotice } from '../notices/show-notice.client.ts';

/** The pop-up opens where it is asked to, and by itself once a session, when the page has nothing else to do. */
export function startDigest(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLElement>('[data-open-digest]');
    if (!button) return;
    event.preventDefault();
    open(() => true).catch(() =>
      showNotice({ kind: 'bad', words: button.dataset['openDigest'] ?? '' }),
    );
  });
  void greet();
  onPageShown(() => void greet());
}

async function open(isWanted: () => boolean): Promise<void> {
  const { openDigest } = await import('./digest.client.ts');
  await openDigest(isWanted);
}

async function greet(): Promise<void> {
  if (!isToGreet()) return;
  await whenLoaded();
  await whenBannerSettled();
  await whenIdle();
  if (isToGreet()) await open(isToGreet);
}

/** Not any more, once the reader has gone on or opened something. */
function isToGreet(): boolean {
  return (
    document.querySelector('[data-opens-digest]') !== null &&
    findStored(digest.mark) === undefined &&
    !document.querySelector('dialog:modal')
  );
}
