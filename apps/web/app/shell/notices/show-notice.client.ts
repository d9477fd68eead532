import { timings } from '@ironbridge/domain';
import { lower, raise } from '../../platform/top-layer.client.ts';
import type { Notice } from './notice.ts';

/** Tells what came of something: for a while, or, where it went wrong, until the reader has seen it. */
export function showNotice({ kind, words, more = '' }: Notice): void {
  const region = document.querySelector<HTMLElement>('.notices');
  const element = region && makeNotice(region, kind);
  if (!region || !element) return;
  fill(element, '[data-words]', words);
  fill(element, '[data-more]', more);
  for (const other of findShown(region))
    if (other.textContent === element.textContent) other.remove();
  standAbove(region);
  region.append(element);
  element.querySelector('button')?.addEventListener('click', () => remove(element));
  if (kind !== 'bad') removeAfterReading(element);
}

function makeNotice(region: HTMLElement, kind: Notice['kind']): HTMLElement | undefined {
  const template = region.querySelector<HTMLTemplateElement>(`template[data-notice="${kind}"]`);
  const copy = template && document.importNode(template.content, true).firstElementChild;
  return copy instanceof HTMLElement ? copy : undefined;
}

function fill(element: Element, selector: string, words: string): void {
  const place = element.querySelector(selector);
  if (place) place.textContent = words;
}

const findShown = (region: Element) => region.querySelectorAll<HTMLElement>(':scope > .notice');

/** What is outside an open dialog cannot be pressed or heard, so the notices go inside, and out again with its end. */
function standAbove(region: HTMLElement): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  if (dialog && region.parentElement !== dialog) {
    dialog.append(region);
    dialog.addEventListener('close', () => leave(region), { once: true });
  }
  raise(region);
}

function leave(region: HTMLElement): void {
  document.body.append(region);
  if (findShown(region).length) raise(region);
}

function remove(element: HTMLElement): void {
  const region = element.parentElement;
  element.remove();
  if (region && !findShown(region).length) lower(region);
}

/** The time runs while nobody points at it or has it in focus. */
function removeAfterReading(element: HTMLElement): void {
  let timer = 0;
  const wait = () => clearTimeout(timer);
  const run = () => {
    wait();
    timer = window.setTimeout(() => remove(element), timings.noticeShown);
  };
  element.addEventListener('pointerenter', wait);
  element.addEventListener('focusin', wait);
  element.addEventListener('pointerleave', run);
  element.addEventListener('focusout', run);
  run();
}
