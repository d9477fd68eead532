import type { Format } from './piece.ts';

const tags: Readonly<Record<string, Format>> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  CODE: 'code',
  SUB: 'subscript',
  SUP: 'superscript',
};

/** What of an element's looks means something. All else about them is thrown away. */
export function toFormats(element: Element, outer: ReadonlySet<Format>): ReadonlySet<Format> {
  const formats = new Set(outer);
  const own = tags[element.tagName];
  if (own !== undefined) formats.add(own);
  const weight = findStyle(element, 'font-weight');
  if (weight !== undefined) toggle(formats, 'bold', /^(bold|bolder|[6-9]00)$/.test(weight));
  const slant = findStyle(element, 'font-style');
  if (slant !== undefined) toggle(formats, 'italic', /^(italic|oblique)$/.test(slant));
  const height = findStyle(element, 'vertical-align');
  if (height === 'super') formats.add('superscript');
  if (height === 'sub') formats.add('subscript');
  return formats;
}

/** Read from the attribute: what an office program writes there, no browser understands. */
export function findStyle(element: Element, name: string): string | undefined {
  const style = element.getAttribute('style') ?? '';
  const found = new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([^;]+)`, 'i').exec(style);
  return found?.[1]?.trim().toLowerCase();
}

/** In pixels of a screen. */
export function findSize(element: Element): number | undefined {
  const found = /^([\d.]+)(px|pt)$/.exec(findStyle(element, 'font-size') ?? '');
  if (found === null) return undefined;
  return Number(found[1]) * (found[2] === 'pt' ? 4 / 3 : 1);
}

export function isHidden(element: Element): boolean {
  return findStyle(element, 'display') === 'none' || findStyle(element, 'mso-hide') === 'all';
}

function toggle(formats: Set<Format>, format: Format, on: boolean): void {
  if (on) formats.add(format);
  else formats.delete(format);
}
