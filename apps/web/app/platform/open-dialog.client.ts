/** Opens it above the page, which keeps its width though its scroll bar goes. */
export function openDialog(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`);
  dialog.showModal();
}
