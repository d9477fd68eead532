/**
 * Above everything, open dialogs too; raised anew, above those opened since. A browser without popovers shows it where
 * its layer says.
 */
export function raise(element: HTMLElement): void {
  if (!('showPopover' in element)) return;
  lower(element);
  element.showPopover();
}

export function lower(element: HTMLElement): void {
  if ('hidePopover' in element && element.matches(':popover-open')) element.hidePopover();
}
