import { showNotice } from './show-notice.client.ts';

/** What leads nowhere yet says so, and goes nowhere. */
export function startDevelopingNotice(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('[data-developing]')) return;
    event.preventDefault();
    const region = document.querySelector<HTMLElement>('.notices');
    showNotice({ kind: 'warn', words: region?.dataset['developingWords'] ?? '' });
  });
}
