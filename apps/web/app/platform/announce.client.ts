let region: HTMLElement | undefined;

/** Says to those who listen what others see change. */
export function announce(words: string): void {
  region ??= createRegion();
  region.textContent = words;
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'visually-hidden';
  element.setAttribute('role', 'status');
  element.dataset['stays'] = '';
  document.body.append(element);
  return element;
}
