import { findStyles, showStyles } from './page-styles.client.ts';

/** What of a document changes when another page takes its place. */
export interface PageParts {
  readonly title: string;
  readonly head: readonly Element[];
  readonly body: readonly Element[];
  /** Addresses of the stylesheets that it is seen with. */
  readonly styles: readonly string[];
}

const headSelector = 'meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]';
/** Our script, and what belongs to no page but to all of them: live region, progress, notices. */
const staying = 'script[src], [data-stays]';

export function takeParts(from: Document): PageParts {
  // Its reader may be taken back to any place of it, which must then be where it was.
  for (const part of from.querySelectorAll('.later')) part.classList.remove('later');
  return {
    title: from.title,
    head: [...from.head.querySelectorAll(headSelector)],
    body: [...from.body.children].filter((element) => !element.matches(staying)),
    styles: findStyles(from),
  };
}

/** Puts a page in the place of the one shown, whatever layout either has, and gives back what was there. */
export function showParts(parts: PageParts): PageParts {
  // A dialog that leaves with its page would come back open, and nobody would have heard it close.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  const before = takeParts(document);
  for (const element of [...before.head, ...before.body]) element.remove();
  document.head.append(...parts.head);
  showStyles(parts.styles);
  document.title = parts.title;
  document.body.prepend(...parts.body);
  return before;
}

/** Another release has other scripts and styles: its pages are opened whole. */
export function isSameRelease(other: Document): boolean {
  const releaseOf = (page: Document) =>
    ['script[type="module"]', 'link[rel="stylesheet"]']
      .map((selector) => page.querySelector(selector))
      .map((element) => element?.getAttribute('src') ?? element?.getAttribute('href'))
      .join(' ');
  return releaseOf(other) === releaseOf(document);
}
