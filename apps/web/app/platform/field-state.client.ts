/** The question that a control belongs to. */
function findField(control: Element): HTMLElement | undefined {
  return control.closest<HTMLElement>('.field') ?? undefined;
}

function write(control: Element, state: 'wrong' | 'ok' | undefined, words: string | undefined) {
  const field = findField(control);
  const line = field?.querySelector<HTMLElement>('.field-note > span');
  if (!field || !line) return;
  if (state) field.dataset['state'] = state;
  else delete field.dataset['state'];
  line.textContent = words ?? line.dataset['hint'] ?? '';
  if (state === 'wrong') control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

/** Says at a field what is wrong with it. */
export function showWrong(control: Element, words: string): void {
  write(control, 'wrong', words);
}

/** Says at a field what came of it. */
export function showRight(control: Element, words: string): void {
  write(control, 'ok', words);
}

/** The field is as if nothing had been said of it. */
export function clearField(control: Element): void {
  write(control, undefined, undefined);
}

/** What the server says of the whole, above the button; nothing where it has nothing to say. */
export function showFormWords(form: HTMLFormElement, words: string): void {
  const place = form.querySelector<HTMLElement>('.form-words');
  const line = place?.querySelector('[data-words]');
  if (!place || !line) return;
  place.hidden = words === '';
  line.textContent = words;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By its name, if the form has it. */
export function findControl(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}

/** What was typed or ticked; an empty one says so in its own words and takes the focus, the first of them. */
export function isFilled(control: Control | undefined, words = control?.dataset['empty']): boolean {
  if (!control) return true;
  const empty =
    control instanceof HTMLInputElement && control.type === 'checkbox'
      ? !control.checked
      : control.value.trim() === '';
  if (empty) showWrong(control, words ?? '');
  else clearField(control);
  return !empty;
}

/** The first field that something is wrong with gets the focus: there the reader goes on. */
export function focusFirstWrong(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
