/** A picture that opens large does so above the page; where the script cannot, its link leads to the picture. */
export function startZoom(): void {
  document.addEventListener('click', (event) => {
    const { target, defaultPrevented, button } = event;
    if (defaultPrevented || button !== 0 || !(target instanceof Element)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = target.closest<HTMLAnchorElement>('a[data-zoom]');
    const dialog = document.querySelector<HTMLDialogElement>('dialog.zoom');
    if (!link || !dialog) return;
    event.preventDefault();
    void open(dialog, link);
  });
}

async function open(dialog: HTMLDialogElement, link: HTMLAnchorElement): Promise<void> {
  const { openZoom } = await import('./zoom-dialog.client.ts');
  openZoom(dialog, link);
}
