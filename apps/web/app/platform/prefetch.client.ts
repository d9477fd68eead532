import { prefetchPage } from './fetch-page.client.ts';
import { findFollowedLink } from './followed-link.client.ts';

const hoverMs = 65;

/** A pointer that rests on a link, or presses it, is about to follow it. */
export function startPrefetch(): void {
  if ('connection' in navigator && isSavingData(navigator.connection)) return;
  let timer = 0;
  const soon = (event: Event, delay: number) => {
    clearTimeout(timer);
    const link = findFollowedLink(event);
    // What opens a dialog is seldom followed.
    if (!link || link.dataset['login'] !== undefined) return;
    timer = window.setTimeout(() => prefetchPage(link.href), delay);
  };
  document.addEventListener('pointerover', (event) => soon(event, hoverMs), { passive: true });
  document.addEventListener('pointerdown', (event) => soon(event, 0), { passive: true });
  // From here on it is asked for.
  document.addEventListener('click', () => clearTimeout(timer), { capture: true });
}

function isSavingData(connection: unknown): boolean {
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
