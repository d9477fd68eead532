import { showNotice } from '../notices/show-notice.client.ts';
import { type ChosenProduct, findChosen, keepChosen } from './chosen-products.client.ts';

const attended = new WeakSet<HTMLFormElement>();

/** From now on the form sends what was ticked on all pages, not what this one has boxes for. */
export function attendCompare(form: HTMLFormElement): void {
  const ticked = findBoxes().filter(({ checked }) => checked);
  show(form);
  if (attended.has(form)) return;
  attended.add(form);
  form.closest('main')?.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.compare-box input')) return;
    if (target.checked) add(form, target);
    else remove(form, target.value);
  });
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[value]') : null;
    if (button instanceof HTMLButtonElement) remove(form, button.value);
  });
  // Whoever was faster than the script meant it.
  for (const box of ticked) if (!box.checked) add(form, box);
}

const findBoxes = () => [...document.querySelectorAll<HTMLInputElement>('.compare-box input')];

function add(form: HTMLFormElement, box: HTMLInputElement): void {
  const chosen = findChosen();
  if (chosen.length >= Number(form.dataset['compare'])) {
    box.checked = false;
    showNotice({ kind: 'warn', words: form.dataset['tooMany'] ?? '' });
    return;
  }
  const row = box.closest('.product-row');
  const name = row?.querySelector('.headline')?.textContent ?? '';
  const image = row?.querySelector('img');
  // What the row itself shows; one further down may not have come yet.
  const picture = image?.currentSrc || image?.src || '';
  keepChosen([...chosen, { id: box.value, name, picture }]);
  show(form);
}

function remove(form: HTMLFormElement, id: string): void {
  keepChosen(findChosen().filter((product) => product.id !== id));
  show(form);
}

function show(form: HTMLFormElement): void {
  const chosen = findChosen();
  const ids = new Set(chosen.map(({ id }) => id));
  for (const box of findBoxes()) {
    box.checked = ids.has(box.value);
    // The bar sends them, in the order they were ticked.
    box.removeAttribute('form');
  }
  const bar = form.querySelector<HTMLElement>('.compare-bar');
  const list = bar?.querySelector('ul');
  if (!bar || !list) return;
  bar.hidden = chosen.length === 0;
  list.replaceChildren(...chosen.map((product) => toSlot(product, list.dataset['remove'] ?? '')));
  const count = bar.querySelector('.figures');
  if (count) count.textContent = String(chosen.length);
}

function toSlot({ id, name, picture }: ChosenProduct, removeWord: string): HTMLLIElement {
  const slot = document.createElement('li');
  const sent = Object.assign(document.createElement('input'), {
    type: 'hidden',
    name: 'id',
    value: id,
  });
  const image = Object.assign(document.createElement('img'), {
    src: picture,
    alt: '',
    width: 60,
    height: 40,
  });
  const title = Object.assign(document.createElement('span'), { textContent: name });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    value: id,
    textContent: '×',
    ariaLabel: `${removeWord} ${name}`,
  });
  slot.append(sent, ...(picture ? [image] : []), title, button);
  return slot;
}
