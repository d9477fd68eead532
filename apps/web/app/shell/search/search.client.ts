const field = '.search-box [name="keyword"]';

/** The panel loads when the search is first touched; until then, and without it, the form is a plain form. */
export function startSearch(): void {
  const openAt = ({ target }: Event) => {
    const box =
      target instanceof Element && target.matches(field)
        ? target.closest<HTMLElement>('.search-box')
        : null;
    if (box && box.dataset['open'] === undefined) void openPanel(box);
  };
  document.addEventListener('focusin', openAt);
  document.addEventListener('click', openAt);
  document.addEventListener('input', openAt);

  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('[data-open-search]')) return;
    const box = document.querySelector<HTMLElement>('.search-box');
    if (!box) return;
    event.preventDefault();
    void openSheet(box);
  });
}

async function openPanel(box: HTMLElement): Promise<void> {
  const { openBelow } = await import('./search-panel.client.ts');
  // It took a moment to load: who has gone on is not called back.
  if (box.contains(document.activeElement)) openBelow(box);
}

async function openSheet(box: HTMLElement): Promise<void> {
  const { openAround } = await import('./search-panel.client.ts');
  openAround(box);
}
