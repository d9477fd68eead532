import { createRecentSearches } from './recent-searches.client.ts';
import { createSuggestions, type Suggestions } from './suggestions.client.ts';

interface ReadyBox {
  readonly field: HTMLInputElement;
  readonly suggestions: Suggestions;
  readonly showRecent: () => void;
}

/** A header comes and goes with its page; what was made ready once stays so. */
const ready = new WeakMap<HTMLElement, ReadyBox>();

export function getSearchBox(box: HTMLElement): ReadyBox {
  const known = ready.get(box) ?? prepare(box);
  ready.set(box, known);
  return known;
}

function prepare(box: HTMLElement): ReadyBox {
  const get = <Type extends Element>(selector: string): Type => {
    const element = box.querySelector<Type>(selector);
    if (!element) throw new Error(`The search has no ${selector}`);
    return element;
  };
  const field = get<HTMLInputElement>('[name="keyword"]');
  const type = get<HTMLSelectElement>('[name="type"]');
  const suggestions = createSuggestions(field, get('.suggestions'), get('[role="status"]'));
  const recent = createRecentSearches(get('.recent-searches'));

  joinTypes(type, [...box.querySelectorAll<HTMLInputElement>('[type="radio"]')], field);
  get('[data-clear-search]').addEventListener('click', () => {
    field.value = '';
    field.focus();
    suggestions.ask();
  });
  box.addEventListener('submit', () => recent.add(field.value.trim()));
  box.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.pathname !== '/search') return;
    const url = new URL(link.href);
    recent.add(url.searchParams.get('keyword') ?? '');
    if (url.searchParams.has('type') || type.selectedIndex === 0) return;
    url.searchParams.set('type', type.value);
    link.href = url.href;
  });
  return { field, suggestions, showRecent: recent.show };
}

/** The form's own choice and the one in the panel are the same. */
function joinTypes(
  type: HTMLSelectElement,
  radios: readonly HTMLInputElement[],
  field: HTMLInputElement,
): void {
  const follow = () => {
    for (const radio of radios) radio.checked = radio.value === type.value;
  };
  follow();
  type.addEventListener('change', follow);
  for (const radio of radios) {
    radio.addEventListener('change', () => {
      type.value = radio.value;
    });
    // By the pointer it is a choice and typing goes on; by the keyboard it is one step of several.
    radio.addEventListener('click', ({ detail }) => {
      if (detail > 0) field.focus();
    });
  }
}
