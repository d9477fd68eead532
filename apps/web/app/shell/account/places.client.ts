/** Of the cities those of the chosen province are offered; elsewhere than in China there are neither. */
export function startPlaces(): void {
  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element && target.closest('form[data-places]');
    if (form instanceof HTMLFormElement) offer(form);
  });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const form = target.closest('form[data-places]');
    if (!(form instanceof HTMLFormElement) || target.name === 'city_id') return;
    for (const city of selects(form, 'city_id')) city.value = '';
    if (target.name === 'country_id')
      for (const each of selects(form, 'province_id')) each.value = '';
    offer(form);
  });
}

function offer(form: HTMLFormElement): void {
  const [country] = selects(form, 'country_id');
  const [province] = selects(form, 'province_id');
  const [city] = selects(form, 'city_id');
  if (!country || !province || !city) return;
  const isChina = country.value === '' || country.value === form.dataset['places'];
  province.disabled = !isChina;
  city.disabled = !isChina || province.value === '';
  const name = province.selectedOptions[0]?.label;
  for (const group of city.querySelectorAll('optgroup')) group.hidden = group.label !== name;
}

function selects(form: HTMLFormElement, name: string): HTMLSelectElement[] {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLSelectElement ? [control] : [];
}
