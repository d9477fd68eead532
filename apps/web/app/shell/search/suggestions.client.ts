import { fetchPart } from '../../platform/fetch-part.client.ts';

const pauseMs = 150;
const longest = 50;

export interface Suggestions {
  readonly ask: () => void;
  readonly hide: () => void;
}

/** A combobox by the ARIA pattern: the focus stays in the field, the arrows walk through the list. */
export function createSuggestions(
  field: HTMLInputElement,
  list: HTMLElement,
  status: HTMLElement,
): Suggestions {
  let timer = 0;
  let latest = 0;
  let active: HTMLElement | undefined;

  const choose = (option: HTMLElement | undefined) => {
    active?.setAttribute('aria-selected', 'false');
    active = option;
    if (!option) return field.removeAttribute('aria-activedescendant');
    option.setAttribute('aria-selected', 'true');
    option.scrollIntoView({ block: 'nearest' });
    field.setAttribute('aria-activedescendant', option.id);
  };

  const show = (part?: DocumentFragment) => {
    choose(undefined);
    list.replaceChildren(...(part ? [part] : []));
    list.hidden = !list.querySelector('[role="option"]');
    field.setAttribute('aria-expanded', String(!list.hidden));
    status.textContent = list.querySelector<HTMLElement>('[data-said]')?.dataset['said'] ?? '';
  };

  const load = async (typed: string, mine: number) => {
    // Without suggestions the search is whole: what keeps them away is not the reader's concern.
    const part = await fetchPart(`/part/suggestions?q=${encodeURIComponent(typed)}`).catch(
      () => undefined,
    );
    if (mine === latest) show(part);
  };

  /** Drops what was asked before, whether it is answered yet or not. */
  const hide = () => {
    clearTimeout(timer);
    latest += 1;
    show();
  };

  const ask = () => {
    clearTimeout(timer);
    latest += 1;
    const typed = field.value.trim().slice(0, longest);
    if (typed === '') return show();
    const mine = latest;
    timer = window.setTimeout(() => void load(typed, mine), pauseMs);
  };

  const step = (by: 1 | -1) => {
    const options = [...list.querySelectorAll<HTMLElement>('[role="option"]')];
    // One place more than there are options: between the last and the first stands what was typed.
    const places = options.length + 1;
    const at = active ? options.indexOf(active) : options.length;
    choose(options[(at + by + places) % places]);
  };

  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', list.id);
  field.setAttribute('aria-expanded', 'false');
  field.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) ask();
  });
  field.addEventListener('compositionend', ask);
  field.addEventListener('keydown', (event) => {
    const { key } = event;
    if (isComposing(event)) {
      if (key === 'Enter') event.preventDefault();
      return;
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden) ask();
      else step(key === 'ArrowDown' ? 1 : -1);
    }
    if (key === 'Enter' && active) {
      event.preventDefault();
      active.click();
    }
  });
  // A pressed pointer would take the focus along.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  return { ask, hide };
}

/** Enter that ends a composition searches for nothing yet. Safari tells of it after the composition, by this code alone. */
function isComposing({ isComposing: composing, keyCode }: KeyboardEvent): boolean {
  return composing || keyCode === 229;
}
