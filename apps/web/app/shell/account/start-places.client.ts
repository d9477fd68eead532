/** Where a member says where they are, the next question follows the one before, as soon as somebody turns to it. */
export function startPlaces(): void {
  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element && target.closest('form[data-places]');
    if (form instanceof HTMLFormElement) {
      void import('./places.client.ts').then(({ preparePlaces }) => preparePlaces(form));
    }
  });
}
