/** The parts of a page that change when another takes its place. */
export interface PageParts {
  readonly title: string;
  readonly head: readonly Element[];
  readonly body: readonly Element[];
}

const headSelector = 'meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]';
const bodySelectors = ['.site-header', 'main', '.site-footer', '.at-hand'];

export function takeParts(from: Document): PageParts {
  return {
    title: from.title,
    head: [...from.head.querySelectorAll(headSelector)],
    body: bodySelectors.flatMap((selector) => from.querySelector(selector) ?? []),
  };
}

/** Puts a page's parts in the place of those shown, and gives back what was there. */
export function showParts(parts: PageParts): PageParts {
  const before = takeParts(document);
  for (const element of before.head) element.remove();
  document.head.append(...parts.head);
  document.title = parts.title;
  before.body.forEach((element, index) => {
    const next = parts.body[index];
    if (next) element.replaceWith(next);
  });
  return before;
}

/** Another release has other scripts and styles, another layout other parts: such pages are opened whole. */
export function isSameFrame(other: Document): boolean {
  const scriptOf = (page: Document) =>
    page.querySelector('script[type="module"]')?.getAttribute('src');
  return scriptOf(other) === scriptOf(document) && [other, document].every(hasAllParts);
}

/** A page in another layout has no place for some of them. */
function hasAllParts(page: Document): boolean {
  return takeParts(page).body.length === bodySelectors.length;
}
