import { showNotice } from './notices/show-notice.client.ts';

/** Copy the address, or hand it to the device's own sheet. */
export function startShareButtons(): void {
  if ('share' in navigator) document.documentElement.classList.add('can-share');
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const copy = target.closest<HTMLElement>('[data-copy-link]');
    if (copy) void copyLink(copy);
    const share = target.closest<HTMLElement>('[data-share]');
    if (share) void shareLink(share);
  });
}

async function copyLink(button: HTMLElement): Promise<void> {
  const { copyLink: address = '', done = '', failed = '' } = button.dataset;
  try {
    await navigator.clipboard.writeText(address);
    showNotice({ kind: 'ok', words: done });
  } catch {
    showNotice({ kind: 'bad', words: failed });
  }
}

async function shareLink({ dataset }: HTMLElement): Promise<void> {
  try {
    await navigator.share({ url: dataset['share'] ?? '', title: dataset['title'] ?? '' });
  } catch (error) {
    // Closing the sheet is an answer, not a fault.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
  }
}
